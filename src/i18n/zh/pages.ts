// Chinese catalogue of the pages before sign-in, so that they load without the rest.
import { app } from './app.ts';
import { requestProblems } from './requestProblems.ts';
import { signIn } from './signIn.ts';

export const pages = { app, problems: requestProblems, ...signIn };
