// Statements by key: planned once a session, and answered by sessions that lost the plan, too.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { BY_KEY } from '../../../server/db/byKey.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';
import { forTest } from '../../kit/servers/forFile.ts';

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
