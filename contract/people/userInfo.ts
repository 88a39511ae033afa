// A staff user's details: one's own, or another's with staff permissions.
import { z } from 'zod';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { signedIn } from '../endpoint.ts';
import { extension, id, time } from '../scalars.ts';

/** R3.52, R3.54, R3.55, R3.56. */
export const staffUser = z.object({
  userId: id,
  roleId: id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  staffNo: z.string().nullable(),
  /** Masked for users without access to personal data, except one's own. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(z.object({ roleId: id, name: z.string() })),
  startTime: time.nullable(),
  endTime: time.nullable(),
  userStatus: z.enum(['ACTIVE', 'LOCKED']),
  creationTime: time.optional(),
  lastUpdatedTime: time,
});

export type StaffUser = z.input<typeof staffUser>;

/** Not in the specification, omitted by other servers: whether the user signs in at the console or at a terminal. */
const oneUser = z.object({
  ...staffUser.shape,
  loginType: extension(z.enum(LOGIN_TYPES).optional()),
});

/** Every signed-in user may read their own; others require STAFF_VIEW or STAFF_EDIT. */
export const userInfo = {
  one: signedIn.get('/api/user/v1/user/info/:userId', { userId: id }, oneUser),
};
