// Reasons for rejected input, as returned by BAD_INPUT.
/** Why an input was rejected: the `reason` value of BAD_INPUT, and its English text. */
export const inputReasons = {
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
} as const;

export type InputReason = keyof typeof inputReasons;
