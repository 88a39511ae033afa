// What a provider's own computers ask, with the requestor key that it was given.
import { z } from 'zod';
import { DEFAULT_AREA_CODE } from '../domain/limits.ts';
import { PARCEL_STATUSES } from '../domain/parcels.ts';
import { areaCode } from './account.ts';
import { provider } from './endpoint.ts';
import { parcelNumber } from './parcelActs.ts';
import { email, mobile, time } from './scalars.ts';

const root = '/api/provider/v1';

/** Every call of a provider carries its key in this header. */
export const REQUESTOR_KEY_HEADER = 'X-Requestor-Key';

/** ANNOUNCED until a courier has brought it; from then on what the network says of any parcel. */
export const PROVIDER_PARCEL_STATES = ['ANNOUNCED', ...PARCEL_STATUSES] as const;

const parcelState = z.object({
  parcelNumber: z.string(),
  state: z.enum(PROVIDER_PARCEL_STATES),
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
   * last holds. Refused while a parcel of the provider with this number is under way.
   */
  announce: provider.post(
    `${root}/parcels`,
    {
      parcelNumber,
      /** The recipient's. */
      mobile,
      areaCode: areaCode.default(DEFAULT_AREA_CODE),
      email: email.optional(),
    },
    parcelState,
  ),
  /** Where the provider's latest parcel with this number is. */
  state: provider.get(`${root}/parcels/:parcelNumber`, { parcelNumber }, parcelState),
};
