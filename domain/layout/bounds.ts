// How large a door layout can become.
import { COLUMN_LETTERS } from '../limits.ts';

/** R9.28: columns are lettered A to Z. */
export const LAYOUT_MAX_COLUMNS = COLUMN_LETTERS.length;
/** Ours: what two digits can number; the product names no limit. */
export const LAYOUT_MAX_ROWS = 99;
