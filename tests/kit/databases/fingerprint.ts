// Detects whether anything in the database has changed.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';

/** Sessions, throttles and the request log record their last use, which does not count as a change. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['sessions', 'throttles', 'providerCalls']);

/** Refusals are logged; they do not count as a change. */
export const REFUSAL_EVENTS = [
  'REFUSED',
  'SIGN_IN_REFUSED',
  'SIGN_IN_THROTTLED',
  'PASSWORD_CODE_REFUSED',
  'PASSWORD_CHANGE_REFUSED',
  'ACCESS_REQUEST_REFUSED',
  'TRIES_BEYOND',
] as const;

const counted = (name: string) =>
  name === 'events'
    ? sql`(select * from "events" where "type" not in (${sql.join(REFUSAL_EVENTS)}))`
    : sql.table(name);

/** A digest of every table's rows; equal text means that nothing has changed. */
export async function fingerprint({ db }: Database): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables();
  const prints: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !LEFT_OUT.has(table.name))) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ':' || coalesce(sum(hashtext("row"::text)), 0) as "print" from ${counted(name)} as "row"
    `.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}
