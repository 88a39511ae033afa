// The holiday calendar: what one may say, and how much of a file is read. Sizes are bytes.

/** Characters of a holiday's name. */
export const HOLIDAY_NAME_MAX = 100;
/** The first and the last year that a calendar speaks of. */
export const HOLIDAY_YEAR_MIN = 2000;
export const HOLIDAY_YEAR_MAX = 2100;
/** The largest calendar that is read. */
export const HOLIDAY_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** What a calendar may come to once it is unpacked: a small file can hold a book that fills the memory. */
export const HOLIDAY_UNPACKED_MAX_BYTES = 20 * 1024 * 1024;
/** Rows of a calendar: twenty holidays a year for half a century. */
export const HOLIDAY_ROWS_MAX = 1_000;
/** What a calendar's file may be called: 'only xlsx, xls, xltx, xltm'. */
export const HOLIDAY_FILE_ENDINGS = ['xlsx', 'xls', 'xltx', 'xltm'] as const;
