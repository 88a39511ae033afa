// First sign-in with a one-time password: sets a new password and contact details.
import { z } from 'zod';
import { signedIn } from '../endpoint.ts';
import { email, mobile, secret } from '../scalars.ts';

const path = '/api/v1/account/first-sign-in';

/** Called only if sign-in returned `mustChangePassword`. */
export const firstSignIn = {
  read: {
    ...signedIn.get(
      path,
      {},
      z.object({
        /** Whether it is still pending. */
        needed: z.boolean(),
        mobile: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
    withOneTimePassword: true,
  },
  /** Errors: PASSWORD_RULE, PASSWORD_SAME and, if the account already has its own password, FIRST_SIGN_IN_OVER. */
  complete: {
    ...signedIn.post(path, { newPassword: secret(), mobile, email }, z.object({})),
    withOneTimePassword: true,
  },
} as const;
