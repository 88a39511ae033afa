// Answers a noun that is a table: list, read, make, change and remove from its contract, each change with its history.
import { sql, type Transaction } from 'kysely';
import type { Collection } from '../../contract/collection.ts';
import type { Tables } from '../db/tables.ts';
import { answer, type Answered } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import type { SubjectKind } from '../db/eventTypes.ts';
import { recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/actor.ts';
import { inOrder, ownLinks, writeLinks } from './links.ts';
import { pageAnswer } from './listing.ts';
import { keepOwnFiles, ownFileAnswers, releaseOwnFiles } from './ownFiles.ts';
import { tableExports } from './tableExport.ts';
import {
  deleteRow,
  insertRow,
  readPage,
  readRecord,
  updateRow,
  type Fields,
  type Kept,
} from './tableQueries.ts';

type TableNoun = Required<Pick<Collection, 'one' | 'create' | 'update' | 'remove'>> & Collection;

/** A save that is going on. */
export interface Save {
  /** The record's key; undefined of one that is being made. */
  readonly id: number | undefined;
  /** When it is saved, epoch milliseconds: what the record's lastUpdatedTime will be. */
  readonly time: number;
  /** Who saves, and the server they ask. */
  readonly ask: Ask;
}

/** How a noun is kept, and what is the noun's own about it. */
export interface TableAnswers extends Kept {
  /** What its history calls it; as its table when left out. */
  readonly subject?: SubjectKind;
  /** What a new record has besides what was entered. */
  readonly made?: Fields;
  /** Columns that follow from the others: of what is entered over what the row has. */
  readonly follows?: (row: Fields, ask: Ask) => Fields;
  /** Refuses by throwing, before anything is looked at: whoever makes too many. */
  readonly beforeCreate?: (ask: Ask) => Promise<void>;
  /** Refuses by throwing: what the row would be, with its key where there is one already. */
  readonly beforeSave?: (trx: Transaction<Tables>, row: Fields, save: Save) => Promise<void>;
  /** What else follows from a save, in its transaction: the row as it is written now. */
  readonly afterSave?: (
    trx: Transaction<Tables>,
    row: Fields,
    save: Save & { readonly id: number },
  ) => Promise<void>;
  /** Refuses by throwing: the record is still needed. */
  readonly beforeRemove?: (trx: Transaction<Tables>, record: Fields) => Promise<void>;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Parts what was entered into columns and links; what was not entered is in neither. */
function parted(key: string, { links = {} }: Kept, entered: Fields) {
  const given = Object.entries(entered).filter(
    ([name, value]) => name !== key && value !== undefined,
  );
  const isLink = (name: string) => Object.hasOwn(links, name);
  return {
    columns: Object.fromEntries(given.filter(([name]) => !isLink(name))),
    linked: Object.fromEntries(
      given
        .filter(([name]) => isLink(name))
        .map(([name, value]) => [name, inOrder(value as number[])]),
    ),
  };
}

/** The row with the columns that are told to nobody. */
async function wholeRow(trx: Transaction<Tables>, { table }: Kept, id: string, key: number) {
  const { rows } = await sql<Fields>`select * from ${sql.table(table)}
    where ${sql.ref(id)} = ${key}`.execute(trx);
  return rows[0];
}

async function writeAll(
  trx: Transaction<Tables>,
  { links = {} }: Kept,
  key: number,
  linked: Record<string, number[]>,
): Promise<void> {
  for (const [field, link] of Object.entries(links)) {
    const ids = linked[field];
    if (ids) await writeLinks(trx, field, link, key, ids);
  }
}

/**
 * The answers of a noun with a table of its own, whose columns are the fields of its rows. A save made from an older
 * state is refused with STALE, a value that only one may have with TAKEN, and every change is written into the history.
 */
export function answerTable(noun: TableNoun, given: TableAnswers): Answered[] {
  const kept = { ...given, links: given.links ?? ownLinks(noun, given.table) };
  const subject = kept.subject ?? kept.table;
  const keyOf = (input: unknown) => (input as Fields)[noun.id] as number;

  async function found(trx: Transaction<Tables>, key: number): Promise<Fields> {
    const record = await readRecord(trx, noun, kept, key, true);
    if (!record) throw new Problem('NOT_FOUND');
    return record;
  }

  async function written(
    trx: Transaction<Tables>,
    row: Fields,
    save: Save & { id: number },
    from?: Fields,
  ) {
    await keepOwnFiles(trx, noun, save, row, from);
    await kept.afterSave?.(trx, row, save);
  }

  async function list(input: unknown, ask: Ask) {
    const asked = input as Parameters<typeof readPage>[3];
    const { rows, total } = await readPage(ask.database.db, noun, kept, asked, ask);
    return pageAnswer(rows, total, asked.size) as never;
  }

  async function one(input: unknown, { database }: Ask) {
    const record = await readRecord(database.db, noun, kept, keyOf(input));
    if (!record) throw new Problem('NOT_FOUND');
    return record;
  }

  async function create(input: unknown, ask: Ask) {
    await kept.beforeCreate?.(ask);
    return saving(ask, async (trx) => {
      const { columns, linked } = parted(noun.id, kept, input as Fields);
      const time = ask.now();
      const stamps = { creationTime: time, lastUpdatedTime: time };
      const made = { ...columns, ...kept.made };
      await kept.beforeSave?.(trx, made, { id: undefined, time, ask });
      const row = { ...made, ...kept.follows?.(made, ask), ...stamps };
      const key = await insertRow(trx, noun, kept, row);
      await writeAll(trx, kept, key, linked);
      await written(trx, { [noun.id]: key, ...row }, { id: key, time, ask });
      const to = await found(trx, key);
      await recordChange(trx, { ...doneBy(ask), time }, [subject, key], { to });
      return to;
    });
  }

  const update = (input: unknown, ask: Ask) =>
    saving(ask, async (trx) => {
      const key = keyOf(input);
      const from = await found(trx, key);
      await refuseStale(trx, ask, [subject, key], from);
      const { columns, linked } = parted(noun.id, kept, input as Fields);
      const wanted = Object.entries({ ...columns, ...linked });
      if (wanted.every(([name, value]) => same(from[name], value))) return from;
      const time = laterThan(from['lastUpdatedTime'] as number, ask.now());
      const wanting = { ...(await wholeRow(trx, kept, noun.id, key)), ...columns };
      await kept.beforeSave?.(trx, wanting, { id: key, time, ask });
      const follows = kept.follows?.(wanting, ask);
      const changed = { ...columns, ...follows, lastUpdatedTime: time };
      await updateRow(trx, noun, kept, key, changed);
      await writeAll(trx, kept, key, linked);
      await written(trx, { ...wanting, ...changed }, { id: key, time, ask }, from);
      const to = await found(trx, key);
      await recordChange(trx, { ...doneBy(ask), time }, [subject, key], { from, to });
      return to;
    });

  const remove = (input: unknown, ask: Ask) =>
    saving(ask, async (trx) => {
      const key = keyOf(input);
      const from = await found(trx, key);
      await refuseStale(trx, ask, [subject, key], from);
      await kept.beforeRemove?.(trx, from);
      await deleteRow(trx, noun, kept, key);
      await releaseOwnFiles(trx, noun, key, ask.now());
      await recordChange(trx, doneBy(ask), [subject, key], { from });
      return from;
    });

  const saving = <T>(ask: Ask, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    refuseTaken(kept.table, () => ask.database.transaction(work));

  return answer(noun, {
    list,
    one,
    create,
    update,
    remove,
    ...tableExports(noun, kept),
    ...ownFileAnswers(noun),
  });
}
