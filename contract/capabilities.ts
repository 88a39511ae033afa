// Features this server offers beyond the documented calls, and settings needed before sign-in.
import { z } from 'zod';
import { anyone } from './endpoint.ts';
import { longText } from './scalars.ts';

/** Features a server can announce beyond the documented calls; each undocumented resource is also announced by name. */
export const FEATURES = [
  'stale-saves',
  'session-end',
  'own-sessions',
  'access-requests',
  'rollout-rings',
  'uploads',
  'locker-logs',
  'terminal-keys',
  'parcel-history',
  'box-why',
  'reasons',
  'orders',
  'member-create',
  'personal-reveal',
  'message-delivery',
  'undelivered-messages',
  'sms-acceptance',
  'alert-snooze',
  'lockers-by-state',
  'parcels-of-member',
  'parcels-laid-in',
  'role-holders',
  'requestor-keys',
  'agent-edit',
  'prices',
  'planned-prices',
  'payments',
  'template-values',
  'reports',
  'search',
  'statistics',
  'live',
  'getting-started',
  'languages',
] as const;

/** Customers have a language, and templates have a text per language. */
export const LANGUAGES_FEATURE = 'languages' satisfies (typeof FEATURES)[number];

/** Input field accepted only by servers that announce the feature; the browser omits it for others. */
export const announced = <S extends z.ZodType>(feature: string, schema: S): S =>
  schema.meta({ feature });

/** Length of a reason. */
export const REASON_MAX = 500;

/** Why staff do something that affects customers, kept in the history. Not in the specification. */
export const staffReason = announced('reasons', longText(REASON_MAX).optional());

export const capability = z.object({
  features: z.array(z.string()),
  /**
   * Report paths of a server that does not use /api/report/v1/export/{report}/{format}, CSV or XLSX, and …/{report}/email;
   * `{report}` is the query's name without Query. Relative to /api.
   */
  reportExports: z.object({ file: z.string(), email: z.string() }).partial().optional(),
  /** IANA name of the network's time zone, used for days and all displayed times. */
  timeZone: z.string(),
  /** ISO 4217 currency code. */
  currency: z.string(),
  /** Demo data only: accounts shown on the sign-in page. */
  demo: z.object({ password: z.string(), accounts: z.array(z.string()) }).nullable(),
  /** In a session, the last event so far: a live stream from there misses nothing that changes after this response. */
  livePosition: z.int().optional(),
});

export type Capability = z.input<typeof capability>;

export const capabilities = {
  read: { ...anyone.get('/api/capabilities', {}, capability), recognizes: true },
} as const;
