// Chinese: the words of the rarer pages before sign-in, on top of those that the sign-in page has.
import type { door as english } from '../en/door.ts';
import type { Messages } from '../messages.ts';
import { accountProblems } from './accountProblems.ts';
import { firstSignIn } from './firstSignIn.ts';
import { lock } from './lock.ts';
import { pages } from './pages.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';

export const door: Messages<typeof english> = {
  ...pages,
  recover,
  register,
  lock,
  firstSignIn,
  problems: { ...pages.problems, codes: { ...pages.problems.codes, ...accountProblems } },
};
