// Search everywhere: one text, and what of every kind it finds. Asked only where it is announced.
import { z } from 'zod';
import { BOX_STATUSES } from '../../domain/boxes/boxes.ts';
import { SITUATIONS } from '../../domain/lockers/lockers.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { FOUND_MAX, SOUGHT_MAX } from '../../domain/search.ts';
import { signedIn } from '../endpoint.ts';
import { id, text } from '../scalars.ts';

/** A server announces it where it searches everywhere. */
export const SEARCH_FEATURE = 'search';

/** `exact`: it is just what was asked for. */
const found = <S extends z.ZodRawShape>(shape: S) =>
  z.array(z.object({ ...shape, exact: z.boolean() })).max(FOUND_MAX);

const parcel = {
  ordersId: id,
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  lockerName: z.string(),
  boxName: z.string().nullable(),
};

const person = {
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
};

const results = z.object({
  parcels: found(parcel),
  /** Parcels by the number of their booking. */
  bookings: found(parcel),
  members: found({
    memberId: id,
    ...person,
    memberNo: z.string(),
    /** Masked for whoever may not see what is personal. */
    mobile: z.string().nullable(),
  }),
  lockers: found({
    lockerId: id,
    lockerName: z.string(),
    lockerNumber: z.string(),
    location: z.string().nullable(),
    lockerSituation: z.enum(SITUATIONS),
  }),
  boxes: found({
    boxId: id,
    boxName: z.string(),
    status: z.enum(BOX_STATUSES),
    lockerId: id,
    lockerName: z.string(),
  }),
  staff: found({
    userId: id,
    ...person,
    staffNo: z.string().nullable(),
    loginType: z.enum(LOGIN_TYPES),
  }),
  /** Nobody was looked for by mobile number or e-mail address: whoever may not see these has asked for too many. */
  tooMany: z.boolean(),
});

export type SearchResults = z.output<typeof results>;

export const search = {
  /** What somebody may not see is not looked for: each kind has the rights of its own list or page. */
  find: {
    ...signedIn.get('/api/v1/search', { text: text(SOUGHT_MAX).min(1) }, results),
    feature: SEARCH_FEATURE,
  },
};
