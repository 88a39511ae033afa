// One user of the staff: one's own facts, or another's for whoever may see staff.
import { z } from 'zod';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { signedIn } from '../endpoint.ts';
import { beyond, id, time } from '../scalars.ts';

/** R3.52, R3.54, R3.55, R3.56. */
export const staffUser = z.object({
  userId: id,
  roleId: id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  staffNo: z.string().nullable(),
  /** Masked for whoever may not see what is personal; one's own is not. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(z.object({ roleId: id, name: z.string() })),
  startTime: time.nullable(),
  endTime: time.nullable(),
  userStatus: z.enum(['ACTIVE', 'LOCKED']),
  creationTime: time.optional(),
  lastUpdatedTime: time,
});

export type StaffUser = z.output<typeof staffUser>;

/** Ours: on which side somebody signs in, at the console or at a terminal. Another server does not tell it. */
const oneUser = z.object({ ...staffUser.shape, loginType: beyond(z.enum(LOGIN_TYPES).optional()) });

/** Anybody signed in reads themselves; others take STAFF_VIEW or STAFF_EDIT. */
export const userInfo = {
  one: signedIn.get('/api/user/v1/user/info/:userId', { userId: id }, oneUser),
};
