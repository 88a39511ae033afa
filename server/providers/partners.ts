// Providers and their couriers: made, changed and removed alike, each with its history. What is removed keeps its row, for parcels speak of it.
import type { Kysely, Transaction } from 'kysely';
import type { Collection } from '../../contract/collection.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { isBackwards } from '../../domain/people/providers.ts';
import { doneBy } from '../events/actor.ts';
import { insertRow, readRecord, updateRow, type Fields, type Kept } from '../lists/tableQueries.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { forgetPersonal } from '../events/personalValues.ts';
import { recordChange } from '../events/recordChange.ts';

type Trx = Transaction<Tables>;

/** What is a resource's own about it. */
export interface Partners {
  readonly collection: Collection;
  readonly table: 'providers' | 'agents';
  readonly kept: Kept;
  /** The number that it keeps: locked on edit (R5.85). */
  readonly number: string;
  readonly numberFixed: ProblemCode;
  /** From when until when; the second is where it is wrong. */
  readonly span: readonly [from: string, until: string];
  readonly backwards: ProblemCode;
  /** Refuses by throwing: what is entered names something that is not there. */
  readonly beforeSave?: (trx: Trx, entered: Fields) => Promise<void>;
  /** Refuses by throwing: the record is still needed. */
  readonly beforeRemove: (trx: Trx, record: Fields) => Promise<void>;
  /** What else is gone with it. */
  readonly gone?: Fields;
}

/** The living record; `lock` keeps it for the transaction. Refuses with NOT_FOUND. */
export async function readPartner(
  db: Kysely<Tables>,
  { collection, table, kept }: Partners,
  key: number,
  lock = false,
): Promise<Fields> {
  const record = await readRecord(db, collection, kept, key, lock);
  const there = await db
    .selectFrom(table)
    .select('deletedAt')
    .where((is) => is(collection.id as never, '=', key as never))
    .executeTakeFirst();
  if (!record || !there || there.deletedAt !== null) throw new Problem('NOT_FOUND');
  return record;
}

const hold = (trx: Trx, partners: Partners, key: number): Promise<Fields> =>
  readPartner(trx, partners, key, true);

/** What stands in the history of it: what is told of another record beside it is not its own. */
const written = ({ told = {} }: Kept, record: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(told, name)));

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
): Promise<T> => refuseTaken(table, () => context.database.transaction(work));

/** Makes one and gives it as it is read. Refuses a number that another one has with TAKEN, and what the resource refuses. */
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

/** Changes one and gives it as it is then. Refuses another number, a stale save, and what the resource refuses. */
export const changePartner = (
  partners: Partners,
  asked: Fields,
  context: RequestContext,
): Promise<Fields> =>
  saving(context, partners, async (trx) => {
    const { collection, table, kept, number } = partners;
    const { [collection.id]: key, [number]: said, ...entered } = given(asked);
    const subject: [typeof table, number] = [table, key as number];
    const from = await hold(trx, partners, subject[1]);
    await refuseStale(trx, context, subject, from);
    if (said !== undefined && said !== from[number])
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

/** Marks one as removed. Refuses while something still needs it. */
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
