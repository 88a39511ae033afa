// The demo network under construction: its rows in memory by table, before they are written.
import type { Insertable } from 'kysely';
import type { Tables, TableName } from '../../db/tables.ts';
import { beginning, type DemoSize } from './size.ts';
import { randomFrom, type Random } from '../randomFrom.ts';

type Written = {
  [T in TableName]: Insertable<Tables[T]>;
};

/** A row with every column set, null if empty; the database's defaults fill the rest. */
export type Row<T extends TableName> = Written[T];
/** An event that has no id yet. */
export type EventRow = Omit<Row<'events'>, 'id' | 'data'> & { data?: Record<string, unknown> };

export interface Network {
  readonly now: number;
  /** When its history begins. */
  readonly begin: number;
  readonly size: DemoSize;
  readonly random: Random;
  readonly rows: { [T in Exclude<TableName, 'events'>]?: Row<T>[] };
  readonly events: EventRow[];
}

/** The demo network's time zone. */
export const TIME_ZONE = 'Asia/Nicosia';

const SEED = 0x10c4e2;

export const emptyNetwork = (now: number, size: DemoSize): Network => ({
  now,
  begin: beginning(now, size),
  size,
  random: randomFrom(SEED),
  rows: {},
  events: [],
});
