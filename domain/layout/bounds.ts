// The maximum size of a door layout.
import { COLUMN_LETTERS } from '../limits.ts';

/** R9.28: columns are lettered A to Z. */
export const LAYOUT_MAX_COLUMNS = COLUMN_LETTERS.length;
/** Our own limit: two-digit row numbers; not specified. */
export const LAYOUT_MAX_ROWS = 99;
