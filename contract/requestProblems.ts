// Errors of any request: sign-in, permission, form and load.
export const requestProblems = {
  NOT_SIGNED_IN: [401, 'Please sign in.'],
  BAD_CREDENTIALS: [400, 'user not found or password error'],
  TOO_MANY_TRIES: [429, 'Too many attempts. Try again in {seconds} seconds.'],
  NOT_ALLOWED: [403, 'Your role does not permit this. Required permission: {needs}.'],
  BAD_INPUT: [400, 'The request is not valid: {field}: {reason}'],
  BAD_JSON: [400, 'The request body is not valid JSON.'],
  WRONG_CONTENT_TYPE: [415, 'The request body must be {type}.'],
  TOO_LARGE: [413, 'The request is too large.'],
  NO_SUCH_CALL: [404, 'There is no such call.'],
  WRONG_METHOD: [405, 'This call does not support {method}.'],
  NOT_FOUND: [404, 'The record does not exist or has been removed.'],
  BUSY: [503, 'The server is busy. Try again in a moment.'],
  NO_DATABASE: [
    503,
    'The database is not responding. If you were saving, check what was saved before you try again.',
  ],
  TOO_SLOW: [503, 'The database took too long. Narrow the request, or try again later.'],
  DISK_FULL: [
    507,
    'The server disk is full. Nothing was saved. Ask your administrator to free up space.',
  ],
  BROKEN: [500, 'SYSTEM ERROR'],
} as const satisfies Record<string, readonly [number, string]>;
