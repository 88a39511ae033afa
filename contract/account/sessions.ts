// Signing in and out, and the user data of a session.
import { z } from 'zod';
import { LOGIN_NAME_MAX, PASSWORD_MAX } from '../../domain/limits.ts';
import { anyone, signedIn } from '../endpoint.ts';
import { extension, id, text } from '../scalars.ts';

const root = '/api/user/v1';

export const sessionUser = z.object({
  /** The API's spelling of the nickname. */
  nikename: z.string(),
  username: z.string(),
  userId: id,
  roles: z.array(z.object({ roleId: id, name: z.string() })),
  token: z.string(),
  authoritySet: z.array(z.string()),
  /** Extension: signed in with a one-time password, to be changed first (contract/account/firstSignIn.ts). */
  mustChangePassword: extension(z.literal(true).optional()),
});

export type SessionUser = z.input<typeof sessionUser>;

export const sessions = {
  login: anyone.post(
    `${root}/login`,
    {
      username: text(LOGIN_NAME_MAX).min(1),
      password: z.string().min(1).max(PASSWORD_MAX),
    },
    sessionUser,
  ),
  /** Not in the specification: ends the session and invalidates its token. */
  logout: {
    ...signedIn.post('/api/v1/session/end', {}, z.object({})),
    withOneTimePassword: true,
  },
} as const;
