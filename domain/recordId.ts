// Ids of records: opaque to the screens, which only pass them on and compare them.

/** The id of a record as its server writes it: numbers of ours, maybe texts of another. */
export type RecordId = string | number;

/** A record as the reference server holds it: its ids are numbers. */
export type Numbered<T> = T extends readonly (infer One)[]
  ? Numbered<One>[]
  : T extends object
    ? { [K in keyof T]: RecordId extends T[K] ? Exclude<T[K], string> : Numbered<T[K]> }
    : T;
