// File errors: uploads, exports and terminal software packages.
export const fileProblems = {
  FILE_TOO_LARGE: [413, 'File size exceeded'],
  FILE_EMPTY: [400, 'The file is empty.'],
  FILE_NOT_FIT: [400, 'The file is damaged, or its type is not accepted here.'],
  UPLOAD_BROKEN: [409, 'The parts of this upload do not form one file. Upload it again.'],
  UPLOADS_FULL: [
    409,
    'You have too many unfinished or unused uploads. Finish them, or save the records that use them; the rest is deleted after a day.',
  ],
  EXPORTS_BUSY: [
    429,
    'Other exports are being prepared. Yours is next as soon as one is finished.',
  ],
  EXPORTS_FULL: [429, 'Too many exports are already waiting. Try again in a few minutes.'],
  PACKAGE_MISSING: [400, 'Please upload the terminal package'],
  PACKAGE_FORMAT: [400, 'The format is incorrect, please use .zip format'],
  PACKAGE_DAMAGED: [400, 'The package is damaged: its contents do not match its directory.'],
  PACKAGE_PATH: [
    400,
    'The package contains a file that would be written outside its folder: {entry}',
  ],
  PACKAGE_LINK: [400, 'The package contains a link that points outside it: {entry}'],
  PACKAGE_ENCRYPTED: [400, 'The package is encrypted. Terminals cannot unpack it: {entry}'],
  PACKAGE_TOO_MANY: [400, 'The package contains too many files.'],
  PACKAGE_TOO_BIG: [400, 'The unpacked package is too large for a terminal.'],
  PACKAGE_BOMB: [400, 'The package unpacks to more than a hundred times its size.'],
  PACKAGE_NO_FILES: [400, 'The package contains no files.'],
} as const satisfies Record<string, readonly [number, string]>;
