// Records that a request refers to must exist.
import { sql } from 'kysely';
import { TABLE_KEYS } from '../db/tableKeys.ts';
import type { Db, TableName, Tables } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';

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

/** The SQL condition that a row of the table is not soft-deleted. */
export const isThere = (of: TableName) =>
  Object.hasOwn(MARKED, of) ? sql`"deletedAt" is null` : sql`true`;

/** The column of the table that other tables refer to. */
export const keyOf = (of: string): string =>
  TABLE_KEYS.find(({ table }) => table === of)?.key[0] ?? 'id';

/**
 * Throws BAD_INPUT at the field unless each of these ids is a record of the table; null and undefined pass.
 * `lock` keeps the records from being removed before the transaction ends.
 */
export async function refuseUnknown(
  trx: Db,
  field: string,
  of: TableName,
  ids: number | null | undefined | readonly number[],
  { lock = false } = {},
): Promise<void> {
  const wanted = [...new Set([ids ?? []].flat())];
  if (wanted.length === 0) return;
  const { rows } = await sql`select from ${sql.table(of)}
    where ${sql.ref(keyOf(of))} = any(${wanted}) and ${isThere(of)} ${lock ? sql`for share` : sql``}`.execute(
    trx,
  );
  if (rows.length < wanted.length) throw badInput(field, 'unknown');
}
