// Chinese messages: the rarer pages before sign-in, in addition to those of the sign-in page.
import type { signInPages as english } from '../en/signInPages.ts';
import type { Messages } from '../messages.ts';
import { accountProblems } from './accountProblems.ts';
import { firstSignIn } from './account/firstSignIn.ts';
import { lock } from './account/lock.ts';
import { pages } from './pages.ts';
import { recover } from './account/recover.ts';
import { register } from './account/register.ts';

export const signInPages: Messages<typeof english> = {
  ...pages,
  recover,
  register,
  lock,
  firstSignIn,
  problems: { ...pages.problems, codes: { ...pages.problems.codes, ...accountProblems } },
};
