// Walks the chain of seals and says which batch is the first that is not as it was sealed.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { BATCH_MAX, eventsBetween, sealOf } from './sealedRows.ts';
import { hashOf } from './personalValues.ts';

type Db = Kysely<Tables>;

/** What is wrong with a batch. */
export type Fault = 'CHANGED' | 'CHAIN' | 'MISSING';

export interface Walked {
  /** The last batch that was looked at and is whole; 0 before the first. */
  readonly sealId: number;
  /** Its hash: whoever writes it down elsewhere would see a chain that was made anew. */
  readonly hash: string | null;
  /** Happenings in the batches that this walk looked at. */
  readonly events: number;
  /** There is no batch behind it. */
  readonly done: boolean;
  readonly broken: Broken | null;
}

/** The first batch that is not as it was sealed. */
export interface Broken {
  readonly sealId: number;
  readonly fault: Fault;
  readonly firstId: number;
  readonly lastId: number;
  readonly time: number;
}

/** Batches that one walk looks at. */
const AT_ONCE = 8;

/** The batch that was found whole, those of this walk, and one more where there are more. */
const sealsFrom = (db: Db, sealId: number) =>
  db
    .selectFrom('seals')
    .selectAll()
    .where('sealId', '>=', sealId)
    .orderBy('sealId')
    .limit(AT_ONCE + 2)
    .execute();

type Seal = Awaited<ReturnType<typeof sealsFrom>>[number];

/** CHAIN: it does not hold the hash of the one before. MISSING: a seal between them is gone. CHANGED: what it sealed is not what there is. */
async function faultOf(db: Db, seal: Seal, before: Seal | undefined): Promise<Fault | undefined> {
  if (seal.sealId !== (before?.sealId ?? 0) + 1) return 'MISSING';
  if (seal.hashBefore !== (before?.hash ?? null)) return 'CHAIN';
  const events = await eventsBetween(db, before?.lastId, seal.lastId, BATCH_MAX + 1);
  const same =
    events.length === seal.count &&
    events[0]?.id === seal.firstId &&
    sealOf(seal, events) === seal.hash;
  return same ? undefined : 'CHANGED';
}

/**
 * Walks some batches of the chain behind one that was found whole.
 * @param after the last batch of the walk before; 0 begins
 */
export async function walkSeals(db: Db, after: number): Promise<Walked> {
  const found = await sealsFrom(db, after);
  let before = found[0]?.sealId === after ? found.shift() : undefined;
  let events = 0;
  const at = () => ({ sealId: before?.sealId ?? 0, hash: before?.hash ?? null, events });
  for (const seal of found.slice(0, AT_ONCE)) {
    const fault = await faultOf(db, seal, before);
    if (fault) {
      const { sealId, firstId, lastId, time } = seal;
      return { ...at(), done: true, broken: { sealId, fault, firstId, lastId, time } };
    }
    before = seal;
    events += seal.count;
  }
  return { ...at(), done: found.length <= AT_ONCE, broken: null };
}

/** How many happenings no seal covers yet. */
export async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as "total" from "events"
    where "id" > coalesce((select max("lastId") from "seals"), 0)`.execute(db);
  return rows[0]?.total ?? 0;
}

const VALUES_AT_ONCE = 5_000;

/** The personal values that are not what the history refers to, hence were changed where they stand; none when all fit. */
export async function countForgedValues(db: Db): Promise<number> {
  let forged = 0;
  for (let last = ''; ;) {
    const values = await db
      .selectFrom('personalValues')
      .select(['valueHash', 'salt', 'value'])
      .where('valueHash', '>', last)
      .orderBy('valueHash')
      .limit(VALUES_AT_ONCE)
      .execute();
    forged += values.filter(
      ({ valueHash, salt, value }) => hashOf(salt, value) !== valueHash,
    ).length;
    const end = values.at(-1);
    if (!end || values.length < VALUES_AT_ONCE) return forged;
    last = end.valueHash;
  }
}
