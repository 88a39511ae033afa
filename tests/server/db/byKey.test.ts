// Statements by key, planned once a session; and a statement whose connection broke: only what reads is asked anew.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BY_KEY } from '../../../server/db/byKey.ts';
import { DatabaseBusy } from '../../../server/db/connect.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';
import { forFile, forTest } from '../../kit/servers/forFile.ts';

async function open() {
  const { db } = (await forTest(postgresDatabase())).database;
  const nameOf = async (size: number) => {
    const found = sql<{ name: string }>`select ${BY_KEY} "name" from "boxTypes"
      where "boxTypeId" = ${size}`;
    return (await found.execute(db)).rows;
  };
  const plans = async () => (await sql`select from pg_prepared_statements`.execute(db)).rows.length;
  const run = (statement: string) => sql.raw(statement).execute(db);
  return { nameOf, plans, run };
}

it('keep one plan for all values', async () => {
  const { nameOf, plans } = await open();
  expect(await nameOf(1)).not.toEqual(await nameOf(2));
  expect(await nameOf(-1)).toEqual([]);
  expect(await plans()).toBe(1);
});

it.each([
  ['behind a proxy that changes sessions', 'deallocate all'],
  ['after a column got another type', 'alter table "boxTypes" alter "name" type varchar(20)'],
])('are answered %s, and no plan is kept from then on', async (_, statement) => {
  const { nameOf, plans, run } = await open();
  const before = await nameOf(1);
  await run(statement);
  expect(await nameOf(1)).toEqual(before);
  await run('deallocate all');
  expect(await nameOf(1)).toEqual(before);
  expect(await plans()).toBe(0);
});

const { database } = await forFile(postgresDatabase());
await sql`create sequence "asked"`.execute(database.db);

/** Counts that it was asked, whatever becomes of it, and ends its own connection. */
const BREAKS = sql.raw(`nextval('asked')::text || pg_terminate_backend(pg_backend_pid())::text`);

it.each([
  ['reads', sql`select ${BREAKS}`, 2],
  [
    'changes something',
    sql`insert into "settings" ("settingKey", "settingValue", "lastUpdatedTime") values (${BREAKS}, '0', 1)`,
    1,
  ],
])('what %s', async (_what, statement, times) => {
  await sql`alter sequence "asked" restart`.execute(database.db);
  await expect(statement.execute(database.db)).rejects.toBeInstanceOf(DatabaseBusy);
  const { rows } = await sql<{ next: number }>`select nextval('asked') as "next"`.execute(
    database.db,
  );
  expect(rows).toEqual([{ next: times + 1 }]);
});
