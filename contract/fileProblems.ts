// File errors: uploads, exports and terminal software packages.
export const fileProblems = {
  FILE_TOO_LARGE: [413, 'File size exceeded'],
  FILE_EMPTY: [400, 'The file is empty.'],
  FILE_NOT_FIT: [400, 'The file is not what its name says, or of a kind that is not taken here.'],
  UPLOAD_BROKEN: [409, 'The pieces of this upload do not make up one file. Send it again.'],
  UPLOADS_FULL: [
    409,
    'Too much of what you sent is unfinished or not used yet. Finish it or save what uses it; the rest is dropped after a day.',
  ],
  EXPORTS_BUSY: [
    429,
    'Other exports are being prepared. Yours is next as soon as one is finished.',
  ],
  EXPORTS_FULL: [429, 'Too many exports are waiting already. Try again in a few minutes.'],
  PACKAGE_MISSING: [400, 'Please upload the terminal package'],
  PACKAGE_FORMAT: [400, 'The format is incorrect, please use .zip format'],
  PACKAGE_DAMAGED: [400, 'The package is damaged: it does not unpack to what it says.'],
  PACKAGE_PATH: [400, 'The package holds a file that would be written outside its folder: {entry}'],
  PACKAGE_LINK: [400, 'The package holds a link to somewhere else: {entry}'],
  PACKAGE_ENCRYPTED: [400, 'The package is encrypted. Terminals cannot unpack it: {entry}'],
  PACKAGE_TOO_MANY: [400, 'The package holds too many files.'],
  PACKAGE_TOO_BIG: [400, 'The package unpacks to more than a terminal has room for.'],
  PACKAGE_BOMB: [400, 'The package unpacks to more than a hundred times its size.'],
  PACKAGE_NO_FILES: [400, 'The package holds no files.'],
} as const satisfies Record<string, readonly [number, string]>;
