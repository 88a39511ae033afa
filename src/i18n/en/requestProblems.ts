// English messages: errors that also occur before sign-in. `system` and `request` are specified texts.
import { inputReasons } from '../../../contract/inputReasons.ts';
import { requestProblems as contractProblems } from '../../../contract/requestProblems.ts';
import { problemTexts } from '../problemTexts.ts';

export const requestProblems = {
  system: 'SYSTEM ERROR',
  systemBecause: 'SYSTEM ERROR: %{reason}',
  referenced: '%{message} (reference %{reference})',
  request: 'Request service error',
  credentials: 'user not found or password error',
  unknown: 'The server rejected the request with status %{status}.',
  codes: { ...problemTexts(contractProblems), BUSY: 'SYSTEM ERROR' },
  reasons: inputReasons,
};
