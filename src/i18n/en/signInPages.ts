// English messages: the rarer pages before sign-in, in addition to those of the sign-in page.
import { accountProblems } from './accountProblems.ts';
import { firstSignIn } from './account/firstSignIn.ts';
import { lock } from './account/lock.ts';
import { pages } from './pages.ts';
import { recover } from './account/recover.ts';
import { register } from './account/register.ts';

export const signInPages = {
  ...pages,
  recover,
  register,
  lock,
  firstSignIn,
  problems: { ...pages.problems, codes: { ...pages.problems.codes, ...accountProblems } },
};
