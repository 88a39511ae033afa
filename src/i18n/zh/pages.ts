// Chinese catalogue of the pages before sign-in, so that they load without the rest.
import { app } from './app/app.ts';
import { requestProblems } from './requestProblems.ts';
import { signIn } from './account/signIn.ts';

export const pages = { app, problems: requestProblems, ...signIn };
