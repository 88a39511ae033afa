// Global search: one text across all subjects. Called only if the feature is announced.
import { z } from 'zod';
import { BOX_STATUSES } from '../../domain/boxes/boxes.ts';
import { SITUATIONS } from '../../domain/lockers/lockers.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { FOUND_MAX, SOUGHT_MAX } from '../../domain/search.ts';
import { signedIn } from '../endpoint.ts';
import { id, text, time } from '../scalars.ts';

/** Feature announced by servers with global search. */
export const SEARCH_FEATURE = 'search';

/** `exact`: an exact match. */
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
  /** Parcels by booking number. */
  bookings: found(parcel),
  members: found({
    memberId: id,
    ...person,
    memberNo: z.string(),
    /** Masked for users without access to personal data. */
    mobile: z.string().nullable(),
  }),
  lockers: found({
    lockerId: id,
    lockerName: z.string(),
    lockerNumber: z.string(),
    location: z.string().nullable(),
    lockerSituation: z.enum(SITUATIONS),
    heartbeatTime: time.nullable().optional(),
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
  /** Mobile numbers and e-mails were not searched: a user without access to personal data exceeded the limit. */
  tooMany: z.boolean(),
});

export type SearchResults = z.input<typeof results>;

export const search = {
  /** Only subjects the user may read are searched: each requires the permissions of its list or page. */
  find: {
    ...signedIn.get('/api/v1/search', { text: text(SOUGHT_MAX).min(1) }, results),
    feature: SEARCH_FEATURE,
  },
};
