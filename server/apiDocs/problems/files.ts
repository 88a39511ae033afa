// Problem codes of files, packages and holiday workbooks: meaning and remedy.
import type { ProblemTexts } from '../types.ts';

const REPACK = 'Build the package again and upload it.';
const WORKBOOK = 'Correct the workbook and upload it again.';

export const fileProblemMessages = {
  FILE_TOO_LARGE: ['The file is larger than this call takes.', 'Send a smaller file.'],
  FILE_EMPTY: ['The file has no content.', 'Send the right file.'],
  FILE_NOT_FIT: [
    'The file is damaged, or its content is not of a type that this call takes.',
    'Send a whole file of a permitted type. The name alone does not decide.',
  ],
  UPLOAD_BROKEN: [
    'The chunks do not make up the announced file.',
    'Upload it again with a new `uploadId`.',
  ],
  UPLOADS_FULL: [
    'You have too many unfinished or unused uploads.',
    'Finish or use them; the rest is dropped after a day.',
  ],
  EXPORTS_BUSY: [
    'Your export waited too long for others to finish.',
    'Repeat the call; one export runs per person at a time.',
  ],
  EXPORTS_FULL: ['Too many exports are waiting.', 'Repeat the call in a few minutes.'],
  PICTURE_TOO_LARGE: [
    'The picture has more pixels than a screen can draw.',
    'Scale it down and upload it again.',
  ],
  PACKAGE_MISSING: [
    'The version names no uploaded package, or one that is used already.',
    'Upload the package and send its id.',
  ],
  PACKAGE_FORMAT: ['The package is not a ZIP file.', 'Upload a .zip file.'],
  PACKAGE_DAMAGED: ['The package cannot be unpacked.', REPACK],
  PACKAGE_PATH: ['A file in the package would be written outside its folder.', REPACK],
  PACKAGE_LINK: ['The package contains a symbolic link.', REPACK],
  PACKAGE_ENCRYPTED: [
    'Files in the package are encrypted, so that terminals cannot unpack them.',
    'Upload it without encryption.',
  ],
  PACKAGE_TOO_MANY: ['Put fewer files into it.'],
  PACKAGE_TOO_BIG: ['The package unpacks to more than a terminal can hold.', REPACK],
  PACKAGE_BOMB: [REPACK],
  PACKAGE_NO_FILES: [REPACK],
  HOLIDAY_FORMAT: [
    'The file is not an Excel workbook.',
    'Upload an .xlsx, .xls, .xltx or .xltm file.',
  ],
  HOLIDAY_TOO_BIG: ['The workbook is too large once unpacked.', WORKBOOK],
  HOLIDAY_TOO_MANY: ['The first sheet has too many rows.', 'Split the calendar.'],
  HOLIDAY_EMPTY: ['The first sheet has no holidays.', WORKBOOK],
  HOLIDAY_ROWS: ['Some rows have errors; nothing was saved. `values.rows` names them.', WORKBOOK],
} as const satisfies Record<string, ProblemTexts>;
