// Ids of records: opaque to the screens, which only pass them on and compare them.

/** The id of a record as its server writes it: numbers of ours, maybe texts of another. */
export type RecordId = string | number;

/** A record as the reference server holds it: its ids are numbers. */
export type Numbered<T> = T extends readonly (infer One)[]
  ? Numbered<One>[]
  : T extends object
    ? { [K in keyof T]: RecordId extends T[K] ? Exclude<T[K], string> : Numbered<T[K]> }
    : T;

/** Whether two ids are of the same record: one may come from a URL or an attribute, where every id is a text. */
export const sameId = (
  one: RecordId | null | undefined,
  other: RecordId | null | undefined,
): boolean => one != null && other != null && String(one) === String(other);
