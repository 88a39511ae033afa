// CRUD handlers of a table-backed resource, derived from its contract; each change is recorded.
import { sql } from 'kysely';
import type { OwnResource } from '../../contract/ownResources.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf, type Route } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import type { SubjectType } from '../db/tables/events.ts';
import { differs, recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/doneBy.ts';
import { inOrder, ownLinks, writeLinks } from './links.ts';
import { keepOwnFiles, ownFileRoutes } from './ownFiles.ts';
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

/** A save in progress. */
export interface Save {
  /** The record's key; undefined on create. */
  readonly id: number | undefined;
  /** The time of the save, epoch milliseconds: the record's new lastUpdatedTime. */
  readonly time: number;
  /** The context of the saving request. */
  readonly context: RequestContext;
}

/** How a resource is stored, and its own rules. */
export interface TableRoutes extends Kept {
  /** The event subject in its history; default: its table. */
  readonly subject?: SubjectType;
  /** Additional values of a new record. */
  readonly made?: Fields;
  /** Derived columns, computed from the input merged over the stored row. */
  readonly follows?: (row: Fields, context: RequestContext) => Fields;
  /** Runs before anything else on create; throws, for example, over a rate limit. */
  readonly beforeCreate?: (context: RequestContext) => Promise<void>;
  /** Validates the row to be stored, with its key on update; throws to reject. */
  readonly beforeSave?: (trx: Trx, row: Fields, save: Save) => Promise<void>;
  /** Runs in the save's transaction with the stored row. */
  readonly afterSave?: (
    trx: Trx,
    row: Fields,
    save: Save & { readonly id: number },
  ) => Promise<void>;
  /** Throws if the record is still in use. */
  readonly beforeRemove?: (trx: Trx, record: Fields) => Promise<void>;
}

/** Splits the input into columns and links; absent fields are in neither. */
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

/** The row with its columns that are never returned. */
async function wholeRow(trx: Trx, { table }: Kept, id: string, key: number) {
  const { rows } = await sql<Fields>`select * from ${sql.table(table)}
    where ${sql.ref(id)} = ${key}`.execute(trx);
  return rows[0];
}

async function writeAll(
  trx: Trx,
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
 * The handlers of a resource with its own table, whose columns are the fields of its rows. Throws STALE for a save
 * based on an outdated state and TAKEN for a duplicate unique value; every change is recorded in the history.
 */
export function routesOfTable(collection: OwnResource, given: TableRoutes): Route[] {
  const kept = { ...given, links: given.links ?? ownLinks(collection, given.table) };
  const subject = kept.subject ?? kept.table;
  const keyOf = (input: unknown) => (input as Fields)[collection.id] as number;

  const found = (trx: Trx, key: number) => readRecord(trx, collection, kept, key, { lock: true });

  async function written(trx: Trx, row: Fields, save: Save & { id: number }, from?: Fields) {
    await keepOwnFiles(trx, collection, save, row, from);
    await kept.afterSave?.(trx, row, save);
  }

  const list = (input: unknown, context: RequestContext) =>
    readPage<never>(collection, kept, input as Parameters<typeof readPage>[2], context);

  const one = (input: unknown, { database }: RequestContext) =>
    readRecord(database.db, collection, kept, keyOf(input));

  async function create(input: unknown, context: RequestContext) {
    await kept.beforeCreate?.(context);
    return saving(context, async (trx) => {
      const { columns, linked } = parted(collection.id, kept, input as Fields);
      const time = context.now();
      const stamps = { creationTime: time, lastUpdatedTime: time };
      const made = { ...columns, ...kept.made };
      await kept.beforeSave?.(trx, made, { id: undefined, time, context });
      const row = { ...made, ...kept.follows?.(made, context), ...stamps };
      const key = await insertRow(trx, collection, kept, row);
      await writeAll(trx, kept, key, linked);
      await written(trx, { [collection.id]: key, ...row }, { id: key, time, context });
      const to = await found(trx, key);
      await recordChange(trx, { ...doneBy(context), time }, [subject, key], { to });
      return to;
    });
  }

  const update = (input: unknown, context: RequestContext) =>
    saving(context, async (trx) => {
      const key = keyOf(input);
      const from = await found(trx, key);
      await refuseStale(trx, context, [subject, key], from);
      const { columns, linked } = parted(collection.id, kept, input as Fields);
      const wanted = Object.entries({ ...columns, ...linked });
      if (!wanted.some(([name, value]) => differs(from[name], value))) return from;
      const time = laterThan(from['lastUpdatedTime'] as number, context.now());
      const wanting = { ...(await wholeRow(trx, kept, collection.id, key)), ...columns };
      await kept.beforeSave?.(trx, wanting, { id: key, time, context });
      const follows = kept.follows?.(wanting, context);
      const changed = { ...columns, ...follows, lastUpdatedTime: time };
      await updateRow(trx, collection, kept, key, changed);
      await writeAll(trx, kept, key, linked);
      await written(trx, { ...wanting, ...changed }, { id: key, time, context }, from);
      const to = await found(trx, key);
      await recordChange(trx, { ...doneBy(context), time }, [subject, key], { from, to });
      return to;
    });

  const remove = (input: unknown, context: RequestContext) =>
    saving(context, async (trx) => {
      const key = keyOf(input);
      const from = await found(trx, key);
      await refuseStale(trx, context, [subject, key], from);
      await kept.beforeRemove?.(trx, from);
      await deleteRow(trx, collection, kept, key);
      await keepOwnFiles(trx, collection, { id: key, time: context.now() }, {}, from);
      await recordChange(trx, doneBy(context), [subject, key], { from });
      return from;
    });

  const saving = <T>(context: RequestContext, work: (trx: Trx) => Promise<T>): Promise<T> =>
    refuseTaken(context.database, kept.table, work);

  return routesOf(collection, {
    list,
    one,
    create,
    update,
    remove,
    ...tableExports(collection, kept),
    ...ownFileRoutes(collection),
  });
}
