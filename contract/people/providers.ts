// Providers, the logistics companies: list, read, create, update, delete, export.
import { z } from 'zod';
import {
  ACTIVE_OR_LOCKED,
  EXPIRATION_DAYS_MAX,
  PARTNER_NUMBER,
  PARTNER_NUMBER_MAX,
  PROVIDER_TYPES,
} from '../../domain/people/providers.ts';
import { announced } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { code, id, search, text, time } from '../scalars.ts';

const root = '/api/user/v1/provider';
/** Users who assign couriers to providers select from this list. */
const view = asking('PROVIDER_VIEW', 'PROVIDER_EDIT', 'AGENT_EDIT');
const edit = asking('PROVIDER_EDIT');

/** Feature announced by servers that generate requestor keys and report their use. */
const REQUESTOR_KEYS = 'requestor-keys';

const providerId = { providerId: id };

/** R3.60, R3.61. */
const facts = {
  providerName: text(100).min(1),
  providerType: z.enum(PROVIDER_TYPES).nullable().optional(),
  providerStatus: z.enum(ACTIVE_OR_LOCKED),
  contractStartTime: time.nullable().optional(),
  contractEndTime: time.nullable().optional(),
  /** Maximum storage of its parcels in days; if omitted, the locker's rule applies. */
  expirationDays: z.int().min(0).max(EXPIRATION_DAYS_MAX).nullable().optional(),
};

/** Documented, but never returned: the server generates keys. An empty value is ignored; any other is refused. */
const requestorKey = text().nullable().optional();

const providerNumber = code(PARTNER_NUMBER_MAX).min(1).regex(PARTNER_NUMBER);

export const providerRow = z.object({
  ...providerId,
  providerNumber: z.string(),
  providerName: z.string(),
  providerType: z.enum(PROVIDER_TYPES).nullable(),
  providerStatus: z.enum(ACTIVE_OR_LOCKED),
  contractStartTime: time.nullable(),
  contractEndTime: time.nullable(),
  expirationDays: z.int().nullable(),
  /** When its key was created; absent if it has none. The key itself is returned once, on creation. */
  requestorKeyTime: announced(REQUESTOR_KEYS, time.nullable().optional()),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export type ProviderRow = z.input<typeof providerRow>;

const list = view.listing(
  `${root}/query`,
  {
    providerNumber: search,
    providerName: search,
    providerType: z.enum(PROVIDER_TYPES).optional(),
    providerStatus: z.enum(ACTIVE_OR_LOCKED).optional(),
  },
  providerRow,
  [
    'providerNumber',
    'providerName',
    'providerType',
    'providerStatus',
    'contractStartTime',
    'contractEndTime',
    'expirationDays',
    'creationTime',
    'lastUpdatedTime',
  ],
);

const { page: _page, size: _size, ...exported } = list.input.shape;
const exporting = asking('PROVIDER_EXPORT');

export const providers = collection({
  id: 'providerId',
  list,
  one: view.get(`${root}/info/:providerId`, providerId, providerRow),
  create: edit.post(
    `${root}/create`,
    {
      providerNumber,
      ...facts,
      providerStatus: facts.providerStatus.default('ACTIVE'),
      requestorKey,
    },
    providerRow,
  ),
  /** Locked on edit (R5.85): send it as read, or omit it. */
  update: edit.post(
    `${root}/update`,
    { ...providerId, providerNumber: providerNumber.optional(), ...facts, requestorKey },
    providerRow,
  ),
  exportXlsx: exporting.file(`${root}/query/export/xlsx`, exported),
  exportPdf: exporting.file(`${root}/query/export/pdf`, exported),
});

/** One call at /api/provider/v1. */
export const providerCall = z.object({
  callId: z.int(),
  /** The endpoint, e.g. `announce`. */
  call: z.string(),
  parcelNumber: z.string().nullable(),
  /** SUCCESS, or the error code returned. */
  result: z.string(),
  /** Response time in milliseconds. */
  callingTime: z.int(),
  time,
});

export type ProviderCall = z.input<typeof providerCall>;

/** Other endpoints for providers. */
export const providerCalls = {
  /** Legacy, but the only documented call. Refused while it has parcels in progress or couriers. */
  remove: edit.post('/api/company/delete', { id }, z.object({})),
  /** The same at its other documented path. */
  removeToo: edit.post('/api/v1/company/delete', { id }, z.object({})),
  /** Not in the specification. Revokes the provider's key and returns a new one, only in this response. */
  renewKey: {
    ...edit.post(
      '/api/v1/providers/:providerId/requestor-key',
      providerId,
      z.object({ requestorKey: z.string(), requestorKeyTime: time }),
    ),
    feature: REQUESTOR_KEYS,
  },
  /** Not in the specification. Announced parcels not yet delivered, number in progress, and its latest calls. */
  traffic: {
    ...asking('PROVIDER_VIEW').get(
      '/api/v1/providers/:providerId/traffic',
      providerId,
      z.object({
        announcedCount: z.int(),
        livingCount: z.int(),
        agentCount: z.int(),
        calls: z.array(providerCall),
      }),
    ),
    feature: REQUESTOR_KEYS,
  },
};

export type ProviderTraffic = z.output<typeof providerCalls.traffic.output>;
