// English messages: errors that also occur before sign-in. `system` and `request` are specified texts.
import type { InputReason } from '../../../../contract/inputReasons.ts';

const codes = {
  NOT_SIGNED_IN: 'Please sign in.',
  BAD_CREDENTIALS: 'user not found or password error',
  TOO_MANY_TRIES: 'Too many attempts. Try again in %{seconds} seconds.',
  NOT_ALLOWED: 'Your role does not permit this. Required permission: %{needs}.',
  BAD_INPUT: 'The request is not valid: %{field}: %{reason}',
  BAD_JSON: 'The request body is not valid JSON.',
  WRONG_CONTENT_TYPE: 'The request body must be %{type}.',
  TOO_LARGE: 'The request is too large.',
  NO_SUCH_CALL: 'There is no such call.',
  WRONG_METHOD: 'This call does not support %{method}.',
  NOT_FOUND: 'The record does not exist or has been removed.',
  BUSY: 'SYSTEM ERROR',
  NO_DATABASE:
    'The database is not responding. If you were saving, check what was saved before you try again.',
  TOO_SLOW: 'The database took too long. Narrow the request, or try again later.',
  DISK_FULL: 'The server disk is full. Nothing was saved. Ask your administrator to free up space.',
  BROKEN: 'SYSTEM ERROR',
};

const reasons = {
  missing: 'it is missing',
  unknown: 'it is not recognized',
  wrongType: 'it has the wrong type',
  tooLong: 'it is too long',
  tooShort: 'it is too short',
  tooBig: 'it is too big',
  tooSmall: 'it is too small',
  notAllowed: 'it is not one of the allowed values',
  malformed: 'it has the wrong format',
  repeated: 'it is given more than once',
  useSemicolon: 'Use ";" for multiple email addresses',
  address: 'Please enter a valid email address',
  characters: 'it contains characters that are not allowed',
  areaCodeUnknown: 'no country has this area code',
  digitsTooFew: 'it has too few digits for a mobile number',
  digitsTooMany: 'it has more digits than a mobile number with this area code',
} satisfies Record<InputReason, string>;

export const firstProblems = {
  system: 'SYSTEM ERROR',
  systemBecause: 'SYSTEM ERROR: %{reason}',
  referenced: '%{message} (reference %{reference})',
  request: 'Request service error',
  credentials: 'user not found or password error',
  unknown: 'The server rejected the request with status %{status}.',
  codes,
  reasons,
};
