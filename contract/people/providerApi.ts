// API for providers' own systems, authenticated by the requestor key.
import { z } from 'zod';
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { provider } from '../endpoint.ts';
import { parcelNumber } from '../parcels/parcelActions.ts';
import { areaCode, email, phone, text, time } from '../scalars.ts';

const root = '/api/provider/v1';

/** Header that carries the provider's key in every call. */
export const REQUESTOR_KEY_HEADER = 'X-Requestor-Key';

/** Page size of a provider's parcel list. */
const PROVIDER_PAGE_MAX = 100;

/** ANNOUNCED until a courier delivers it; then the parcel's status in the network. */
export const PROVIDER_PARCEL_STATES = ['ANNOUNCED', ...PARCEL_STATUSES] as const;

const parcelState = z.object({
  parcelNumber: z.string(),
  state: z.enum(PROVIDER_PARCEL_STATES),
  /** Time of the last announcement; null if not announced. */
  announcedTime: time.nullable(),
  /** Current or last location. */
  lockerNumber: z.string().nullable(),
  lockerName: z.string().nullable(),
  storeTime: time.nullable(),
  expiryTime: time.nullable(),
  collectTime: time.nullable(),
});

export type ParcelState = z.output<typeof parcelState>;

export const providerApi = {
  /**
   * Announces a parcel; no box is reserved until a courier is at a locker with it. A repeated announcement replaces the
   * earlier one. Refused while a parcel of the provider with this number is in progress. A repeat with the same `key`
   * changes nothing and gets the same response; different content under that key is refused (KEY_REUSED).
   */
  announce: provider.post(
    `${root}/parcels`,
    {
      parcelNumber,
      /** The recipient's, with or without area code; at least one of mobile number and e-mail address is required. */
      mobile: phone.optional(),
      areaCode: areaCode.default(DEFAULT_AREA_CODE),
      email: email.optional(),
      key: text(80).min(8).optional(),
    },
    parcelState,
  ),
  /** Cancels an announcement. Refused once the network has the parcel, and if it was not announced. */
  cancel: provider.delete(`${root}/parcels/:parcelNumber`, { parcelNumber }, z.object({})),
  /** All parcels of the provider: announced ones first, then the others, each latest first. */
  list: provider.get(
    `${root}/parcels`,
    {
      size: z.coerce.number().int().min(1).max(PROVIDER_PAGE_MAX).default(PROVIDER_PAGE_MAX),
      /** Cursor: the end of the previous page. */
      cursor: z
        .string()
        .regex(/^[ap]\d{1,9}$/)
        .optional(),
    },
    z.object({
      parcels: z.array(parcelState),
      /** Null on the last page. */
      nextCursor: z.string().nullable(),
    }),
  ),
  /** Location of the provider's latest parcel with this number. */
  state: provider.get(`${root}/parcels/:parcelNumber`, { parcelNumber }, parcelState),
};
