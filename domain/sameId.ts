// Compares ids of records.
import type { RecordId } from './recordId.ts';

/** Whether two ids are of the same record: one may come from a URL or an attribute, where every id is a text. */
export const sameId = (
  one: RecordId | null | undefined,
  other: RecordId | null | undefined,
): boolean => one != null && other != null && String(one) === String(other);
