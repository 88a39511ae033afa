// Whether anything in the database has changed, whatever it is.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';

/** Sessions note when they were last used, throttles and the log of calls how often; nobody asked for that change. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['sessions', 'throttles', 'providerCalls']);

/** That something was refused is written down; nothing was changed by it. */
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

/** A text for every table's rows; the same text means that nothing has changed. */
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
