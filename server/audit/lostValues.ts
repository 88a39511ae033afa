// Checks that personal values match their references, and that missing ones were erased.
import { sql } from 'kysely';
import type { SealedEvent } from '../../domain/people/seals.ts';
import type { Db } from '../db/tables.ts';
import { isFirstForm, isGenuine, referencesIn, valuesOf } from '../events/personalValues.ts';

const VALUES_AT_ONCE = 5_000;

/** Personal values that do not match their reference, hence were altered in the table. */
export async function countForgedValues(db: Db): Promise<number> {
  let forged = 0;
  for (let last = ''; ;) {
    const values = await db
      .selectFrom('personalValues')
      .select(['valueHash', 'ownerType', 'ownerId', 'field', 'salt', 'value'])
      .where('valueHash', '>', last)
      .orderBy('valueHash')
      .limit(VALUES_AT_ONCE)
      .execute();
    forged += values.filter((value) => !isGenuine(value)).length;
    const end = values.at(-1);
    if (!end || values.length < VALUES_AT_ONCE) return forged;
    last = end.valueHash;
  }
}

const referred = ({ id, data }: SealedEvent) =>
  typeof data === 'object' && data !== null
    ? referencesIn(data as Record<string, unknown>).map((hash) => ({ id, hash }))
    : [];

/**
 * Counts personal values of these events that are missing without an erasure event of their
 * owner. References of the first version predate such events: the removal of the account implied it, and a customer's
 * covered their parcels.
 */
export async function countLost(db: Db, events: readonly SealedEvent[]): Promise<number> {
  const references = events.flatMap((event) => referred(event));
  const hashes = references.map(({ hash }) => hash);
  const there = await valuesOf(db, hashes);
  const gone = references.filter(({ hash }) => !there.has(hash));
  if (gone.length === 0) return 0;
  const { rows } = await sql<{ lost: number }>`select count(*) as "lost"
    from unnest(${gone.map(({ id }) => id)}::bigint[],
      ${gone.map(({ hash }) => isFirstForm(hash))}::boolean[]) as "gone" ("id", "first")
    join "events" as "told" on "told"."id" = "gone"."id"
    where not exists (select 1 from "events" as "removal"
      where "removal"."subjectType" = "told"."subjectType" and "removal"."subjectId" = "told"."subjectId"
        and "removal"."id" >= "told"."id" and ("removal"."type" = 'PERSONAL_REMOVED'
          or ("gone"."first" and "removal"."type" = 'RECORD_REMOVED')))
      and not ("gone"."first" and exists (select 1 from "events" as "removal"
        where "removal"."subjectType" = 'member' and "removal"."subjectId" = "told"."memberId"::text
          and "removal"."id" >= "told"."id" and "removal"."type" = 'PERSONAL_REMOVED'))`.execute(
    db,
  );
  return rows[0]?.lost ?? 0;
}
