// Many-to-many fields: ids of another table, stored in a join table.
import { sql, type RawBuilder } from 'kysely';
import type { Collection } from '../../contract/collection.ts';
import { referencesOf } from '../db/ownTables.ts';
import type { Db, TableName } from '../db/tables.ts';
import { isThere, keyOf, refuseUnknown } from './refuseUnknown.ts';

/** A join table of `own` and `other`; `of` is the table `other` refers to. */
export interface Link {
  readonly table: TableName;
  readonly own: string;
  readonly other: string;
  readonly of: TableName;
}

/** The links of an own collection's `references`, each with the join table that `ownTable` creates. */
export const ownLinks = (collection: Collection, table: TableName): Record<string, Link> =>
  Object.fromEntries(
    referencesOf(collection, table).flatMap(({ field, to, pairs }): [string, Link][] =>
      pairs
        ? [[field, { table: pairs, own: 'recordId', other: keyOf(to), of: to as TableName }]]
        : [],
    ),
  );

/** The linked ids in ascending order, without removed records. */
export const linked = ({ table, own, other, of }: Link, key: RawBuilder<unknown>) =>
  sql`coalesce((select array_agg("to".${sql.ref(other)} order by "to".${sql.ref(other)})
    from ${sql.table(table)} as "pair" join ${sql.table(of)} as "to" using (${sql.ref(other)})
    where "pair".${sql.ref(own)} = ${key} and ${isThere(of)}), '{}')`;

/** Links a record to exactly these ids. Throws BAD_INPUT at the field if one does not exist. */
export async function writeLinks(
  trx: Db,
  field: string,
  link: Link,
  key: number,
  ids: readonly number[],
): Promise<void> {
  const { table, own, other, of } = link;
  await refuseUnknown(trx, field, of, ids);
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${key}`.execute(trx);
  await sql`insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    select ${key}::integer, unnest(${ids}::integer[])`.execute(trx);
}

/** Unique ids in ascending order, so that a different selection order is not a change. */
export const inOrder = (ids: readonly number[]): number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other);
