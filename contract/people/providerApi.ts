// What a provider's own computers ask, with the requestor key that it was given.
import { z } from 'zod';
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { areaCode } from '../account/account.ts';
import { provider } from '../endpoint.ts';
import { parcelNumber } from '../parcels/parcelActions.ts';
import { email, phone, text, time } from '../scalars.ts';

const root = '/api/provider/v1';

/** Every call of a provider carries its key in this header. */
export const REQUESTOR_KEY_HEADER = 'X-Requestor-Key';

/** Parcels on a page of a provider's list. */
const PROVIDER_PAGE_MAX = 100;

/** ANNOUNCED until a courier has brought it; from then on what the network says of any parcel. */
export const PROVIDER_PARCEL_STATES = ['ANNOUNCED', ...PARCEL_STATUSES] as const;

const parcelState = z.object({
  parcelNumber: z.string(),
  state: z.enum(PROVIDER_PARCEL_STATES),
  /** When it was announced last; null where it was not. */
  announcedTime: time.nullable(),
  /** Where it is, or was. */
  lockerNumber: z.string().nullable(),
  lockerName: z.string().nullable(),
  storeTime: time.nullable(),
  expiryTime: time.nullable(),
  collectTime: time.nullable(),
});

export type ParcelState = z.output<typeof parcelState>;

export const providerApi = {
  /**
   * A parcel will come: no box is kept for it until a courier stands at a locker with it. Announced again, what is said
   * last holds. Refused while a parcel of the provider with this number is under way. Sent again under the same `key` it
   * changes nothing and is answered the same; something else under that key is refused (KEY_REUSED).
   */
  announce: provider.post(
    `${root}/parcels`,
    {
      parcelNumber,
      /** The recipient's, with or without its prefix; one of number and address at least. */
      mobile: phone.optional(),
      areaCode: areaCode.default(DEFAULT_AREA_CODE),
      email: email.optional(),
      key: text(80).min(8).optional(),
    },
    parcelState,
  ),
  /** The parcel will not come. Refused once it is in the network's hands, and where it is not announced. */
  cancel: provider.delete(`${root}/parcels/:parcelNumber`, { parcelNumber }, z.object({})),
  /** All parcels of the provider: those that are announced, then the others, the latest of each first. */
  list: provider.get(
    `${root}/parcels`,
    {
      size: z.coerce.number().int().min(1).max(PROVIDER_PAGE_MAX).default(PROVIDER_PAGE_MAX),
      /** Where the page before ended. */
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
  /** Where the provider's latest parcel with this number is. */
  state: provider.get(`${root}/parcels/:parcelNumber`, { parcelNumber }, parcelState),
};
