// The first sign-in with a one-time password: a password of one's own, and how one is reached.
import { z } from 'zod';
import { signedIn } from '../endpoint.ts';
import { email, phone, secret } from '../scalars.ts';

const path = '/api/v1/account/first-sign-in';

/** Asked only where signing in said `mustChangePassword`. */
export const firstSignIn = {
  read: {
    ...signedIn.get(
      path,
      {},
      z.object({
        /** Whether it is still to be done. */
        needed: z.boolean(),
        mobile: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
    withOneTimePassword: true,
  },
  /** Refuses with PASSWORD_RULE, PASSWORD_SAME and, where the account has a password of its own, FIRST_SIGN_IN_OVER. */
  complete: {
    ...signedIn.post(path, { newPassword: secret(), mobile: phone, email }, z.object({})),
    withOneTimePassword: true,
  },
} as const;
