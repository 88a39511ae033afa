// English: what went wrong. `system` and `request` are the product's own sentences; the rest are the server's codes.
import type { InputReason, ProblemCode } from '../../../contract/problems.ts';

const codes = {
  NOT_SIGNED_IN: 'Please sign in.',
  BAD_CREDENTIALS: 'user not found or password error',
  TOO_MANY_TRIES: 'Too many attempts. Try again in %{seconds} seconds.',
  NOT_ALLOWED: 'Your role does not permit this. It takes %{needs}.',
  BAD_INPUT: 'The request is not valid: %{field}: %{reason}',
  BAD_JSON: 'The request body is not valid JSON.',
  WRONG_CONTENT_TYPE: 'The request body must be application/json.',
  TOO_LARGE: 'The request is too large.',
  FILE_TOO_LARGE: 'File size exceeded',
  FILE_EMPTY: 'The file is empty.',
  FILE_NOT_FIT: 'The file is not what its name says, or of a kind that is not taken here.',
  UPLOAD_BROKEN: 'The pieces of this upload do not make up one file. Send it again.',
  NO_SUCH_CALL: 'There is no such call.',
  WRONG_METHOD: 'This call does not take %{method}.',
  NOT_FOUND: 'The record does not exist or has been removed.',
  STALE: 'Somebody else saved this record in the meantime.',
  TAKEN: 'Another record has this already. Choose another.',
  CATEGORY_IN_USE:
    'Parcels that are under way fall in category %{category}: %{count}. It can be deleted when they are collected.',
  PROVINCE_IN_USE:
    'Province %{name} has districts: %{count}. It can be deleted when they are deleted or belong to another province.',
  DISTRICT_IN_USE:
    'Lockers belong to district %{name}: %{count}. It can be deleted when they belong to another district.',
  LOCKER_NAME_TAKEN: 'Locker Name %{name} Existing, please re-enter!',
  LOCKER_IN_USE:
    'Locker %{name} has boxes that are used or locked: %{count}. It can be deleted when all are free.',
  TERMINAL_KEY_REFUSED: 'The terminal key is not known.',
  BOX_OCCUPIED: 'Operation is not allowed in the occupied grid state!',
  BOX_BOOKED: 'Box %{box} is reserved for %{parcelNumber}. Cancel the booking first.',
  BOX_NO_ID: 'Failed to get the gate id!',
  ALERT_RESOLVED: 'This alert is resolved already.',
  NO_TERMINAL: 'This locker has no terminal that could open the box.',
  LOG_NO_TERMINAL: 'This locker has no terminal that could send its log.',
  BUSY: 'SYSTEM ERROR',
  BROKEN: 'SYSTEM ERROR',
} satisfies Record<ProblemCode, string>;

const reasons = {
  missing: 'it is missing',
  unknown: 'it is not known here',
  wrongType: 'it has the wrong type',
  tooLong: 'it is too long',
  tooShort: 'it is too short',
  tooBig: 'it is too big',
  tooSmall: 'it is too small',
  notAllowed: 'it is not one of the allowed values',
  malformed: 'it does not have the right form',
  repeated: 'it is given more than once',
  useSemicolon: 'Use ";" for multiple email addresses',
  address: 'Please enter a valid email address',
  characters: 'it holds characters that are not allowed',
} satisfies Record<InputReason, string>;

export const problems = {
  system: 'SYSTEM ERROR',
  request: 'Request service error',
  credentials: 'user not found or password error',
  unknown: 'The server refused with status %{status}.',
  codes,
  reasons,
};
