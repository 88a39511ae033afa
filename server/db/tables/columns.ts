// Kinds of column that many tables share.
import type { ColumnType, Generated } from 'kysely';

/** A record's number, given by the database unless one is written. */
export type Id = Generated<number>;
/** A column that may be left out of an insert and is null then. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A column with a default of its own. */
export type Preset<T> = ColumnType<T, T | undefined, T>;
/** A jsonb column: read as a value, written as its JSON text (the driver would take an array for one of its own). */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
export type PresetJson<T> = ColumnType<T, string | undefined, string>;

/** When a record was made and last changed, epoch milliseconds. */
export interface Stamps {
  creationTime: number;
  lastUpdatedTime: number;
}
