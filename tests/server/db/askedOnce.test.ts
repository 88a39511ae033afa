// A statement whose connection broke: what only reads is asked anew, what changes something is not, for it may have done so.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DatabaseBusy } from '../../../server/db/connect.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';

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
