// English messages: errors, by the server's codes.
import { problems as contractProblems } from '../../../contract/problems.ts';
import { problemTexts } from '../problemTexts.ts';
import { requestProblems } from './requestProblems.ts';

export const problems = {
  ...requestProblems,
  codes: { ...problemTexts(contractProblems), ...requestProblems.codes },
  /** STALE, if the server returns who saved. */
  staleBy: '%{by} saved this record in the meantime.',
};
