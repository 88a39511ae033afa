// English messages: account errors, also on the pages before sign-in that set a password.
import { accountProblems as contractProblems } from '../../../contract/accountProblems.ts';
import { problemTexts } from '../problemTexts.ts';

export const accountProblems = problemTexts(contractProblems);
