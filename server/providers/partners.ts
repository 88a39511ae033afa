// Providers and agents: created, changed and removed alike, with history. Rows are kept.
import type { Collection } from '../../contract/collection.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { isBackwards } from '../../domain/people/providers.ts';
import { doneBy } from '../events/doneBy.ts';
import { insertRow, readRecord, updateRow, type Fields, type Kept } from '../lists/tableQueries.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { forgetPersonal } from '../events/personalValues.ts';
import { recordChange } from '../events/recordChange.ts';

/** What differs by resource. */
export interface Partners {
  readonly collection: Collection;
  readonly table: 'providers' | 'agents';
  readonly kept: Kept;
  /** The number: read-only after creation (R5.85). */
  readonly number: string;
  readonly numberFixed: ProblemCode;
  /** Start and end of validity; an error is reported at the second. */
  readonly span: readonly [from: string, until: string];
  readonly backwards: ProblemCode;
  /** Rejects by throwing: the input refers to something that does not exist. */
  readonly beforeSave?: (trx: Trx, entered: Fields) => Promise<void>;
  /** Rejects by throwing: the record is still in use. */
  readonly beforeRemove: (trx: Trx, record: Fields) => Promise<void>;
  /** Further columns cleared on removal. */
  readonly gone?: Fields;
}

/** The existing record; `lock` locks it for the transaction. Throws NOT_FOUND. */
export async function readPartner(
  db: Db,
  { collection, table, kept }: Partners,
  key: number,
  lock = false,
): Promise<Fields> {
  const record = await readRecord(db, collection, kept, key, { lock });
  const there = await db
    .selectFrom(table)
    .select('deletedAt')
    .where((is) => is(collection.id as never, '=', key as never))
    .executeTakeFirst();
  if (there?.deletedAt !== null) throw new Problem('NOT_FOUND');
  return record;
}

const hold = (trx: Trx, partners: Partners, key: number): Promise<Fields> =>
  readPartner(trx, partners, key, true);

/** The history fields of a record, without those read from related records. */
const written = ({ computed = {} }: Kept, record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(computed, name)));

const given = (entered: Fields): Fields =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined));

function refuseBackwards({ span: [from, until], backwards }: Partners, fields: Fields): void {
  const times = [fields[from], fields[until]] as [number | null, number | null];
  if (isBackwards(...times)) throw new Problem(backwards, { field: until });
}

const saving = <T>(
  context: RequestContext,
  { table }: Partners,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => refuseTaken(context.database, table, work);

/** Creates a record and returns it. Throws TAKEN for a number in use, and the resource's own errors. */
export const makePartner = (
  partners: Partners,
  entered: Fields,
  context: RequestContext,
): Promise<Fields> =>
  saving(context, partners, async (trx) => {
    const { collection, table, kept } = partners;
    refuseBackwards(partners, entered);
    await partners.beforeSave?.(trx, entered);
    const time = context.now();
    const stamps = { creationTime: time, lastUpdatedTime: time };
    const key = await insertRow(trx, collection, kept, { ...given(entered), ...stamps });
    const to = await hold(trx, partners, key);
    await recordChange(trx, { ...doneBy(context), time }, [table, key], { to: written(kept, to) });
    return to;
  });

/** Changes a record and returns it. Rejects a changed number, a stale save, and what the resource rejects. */
export const changePartner = (
  partners: Partners,
  params: Fields,
  context: RequestContext,
): Promise<Fields> =>
  saving(context, partners, async (trx) => {
    const { collection, table, kept, number } = partners;
    const { [collection.id]: key, [number]: newNumber, ...entered } = given(params);
    const subject = [table, key as number] as const;
    const from = await hold(trx, partners, subject[1]);
    await refuseStale(trx, context, subject, from);
    if (newNumber !== undefined && newNumber !== from[number])
      throw new Problem(partners.numberFixed, { field: number });
    refuseBackwards(partners, { ...from, ...entered });
    await partners.beforeSave?.(trx, entered);
    if (Object.entries(entered).every(([name, value]) => (from[name] ?? null) === value))
      return from;
    const time = laterThan(from['lastUpdatedTime'] as number, context.now());
    await updateRow(trx, collection, kept, key, { ...entered, lastUpdatedTime: time });
    const to = await hold(trx, partners, subject[1]);
    const change = { from: written(kept, from), to: written(kept, to) };
    await recordChange(trx, { ...doneBy(context), time }, subject, change);
    return to;
  });

/** Marks a record as removed. Rejected while it is in use. */
export const removePartner = (
  partners: Partners,
  key: number,
  context: RequestContext,
): Promise<Record<string, never>> =>
  context.database.transaction(async (trx) => {
    const { collection, table, kept, gone = {} } = partners;
    const from = await hold(trx, partners, key);
    await refuseStale(trx, context, [table, key], from);
    await partners.beforeRemove(trx, from);
    const time = context.now();
    await updateRow(trx, collection, kept, key, { ...gone, deletedAt: time });
    await recordChange(trx, doneBy(context), [table, key], { from: written(kept, from) });
    await forgetPersonal(trx, [[table, key]], doneBy(context));
    return {};
  });
