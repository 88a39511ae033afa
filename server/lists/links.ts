// Many-to-many fields: ids of another table, stored in a join table.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Collection } from '../../contract/collection.ts';
import { referencesOf } from '../db/ownTables.ts';
import { TABLE_KEYS } from '../db/tableKeys.ts';
import type { TableName, Tables } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';

/** A join table of `own` and `other`; `of` is the table `other` refers to. */
export interface Link {
  readonly table: TableName;
  readonly own: string;
  readonly other: string;
  readonly of: TableName;
}

type Marked = {
  [T in TableName]: 'deletedAt' extends keyof Tables[T] ? T : never;
}[TableName];

/** Tables with soft deletion (deletedAt). */
const MARKED: Readonly<Record<Marked, true>> = {
  lockers: true,
  boxes: true,
  devices: true,
  roles: true,
  staff: true,
  members: true,
  providers: true,
  agents: true,
};
const isThere = (of: TableName) =>
  Object.hasOwn(MARKED, of) ? sql`"deletedAt" is null` : sql`true`;

/** The links of an own collection's `references`, each with the join table that `ownTable` creates. */
export const ownLinks = (collection: Collection, table: TableName): Record<string, Link> =>
  Object.fromEntries(
    referencesOf(collection, table).flatMap(({ field, to, pairs }): [string, Link][] => {
      const other = TABLE_KEYS.find((one) => one.table === to)?.key[0] ?? 'id';
      return pairs ? [[field, { table: pairs, own: 'recordId', other, of: to as TableName }]] : [];
    }),
  );

/** The linked ids in ascending order, without removed records. */
export const linked = ({ table, own, other, of }: Link, key: RawBuilder<unknown>) =>
  sql`coalesce((select array_agg("to".${sql.ref(other)} order by "to".${sql.ref(other)})
    from ${sql.table(table)} as "pair" join ${sql.table(of)} as "to" using (${sql.ref(other)})
    where "pair".${sql.ref(own)} = ${key} and ${isThere(of)}), '{}')`;

async function refuseUnknown(
  trx: Kysely<Tables>,
  field: string,
  { other, of }: Link,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(of)}
    where ${sql.ref(other)} = any(${ids}) and ${isThere(of)}`.execute(trx);
  if (rows[0]?.total !== ids.length) throw badInput(field, 'unknown');
}

/** Links a record to exactly these ids. Throws BAD_INPUT at the field if one does not exist. */
export async function writeLinks(
  trx: Kysely<Tables>,
  field: string,
  link: Link,
  key: number,
  ids: readonly number[],
): Promise<void> {
  await refuseUnknown(trx, field, link, ids);
  const { table, own, other } = link;
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${key}`.execute(trx);
  await sql`insert into ${sql.table(table)} (${sql.ref(own)}, ${sql.ref(other)})
    select ${key}::integer, unnest(${ids}::integer[])`.execute(trx);
}

/** Unique ids in ascending order, so that a different selection order is not a change. */
export const inOrder = (ids: readonly number[]): number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other);
