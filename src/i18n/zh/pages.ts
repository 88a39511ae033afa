// Chinese: the words of the pages before sign-in alone, so that they load without the rest.
import { app } from './app.ts';
import { firstProblems } from './firstProblems.ts';
import { signIn } from './signIn.ts';

export const pages = { app, problems: firstProblems, ...signIn };
