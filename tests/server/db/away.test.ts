// What is said while PostgreSQL is away: that it is busy, never that something broke.
import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { problemOf } from '../../../server/http/respond.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';

const MARK = { settingKey: 'MARK', settingValue: '0', lastUpdatedTime: 1 };

const read = ({ db }: Database) => db.selectFrom('settings').selectAll().execute();

/** A change of two statements, so that the connection can be lost at any of them. */
const change = (database: Database) =>
  database.transaction(async (trx) => {
    const mark = trx.selectFrom('settings').selectAll().where('settingKey', '=', 'MARK');
    const { lastUpdatedTime } = await mark.forUpdate().executeTakeFirstOrThrow();
    await trx
      .updateTable('settings')
      .set({ lastUpdatedTime: lastUpdatedTime + 1 })
      .where('settingKey', '=', 'MARK')
      .execute();
  });

/** Asks without a pause until told to stop; gives the codes of all refusals. */
async function askOn(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<string[]> {
  const codes: string[] = [];
  const stop = new AbortController();
  void until.finally(() => stop.abort());
  while (!stop.signal.aborted) {
    await ask().catch((error: unknown) => codes.push(problemOf(error).code));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return codes;
}

test('while PostgreSQL restarts each question is answered or told BUSY, and afterwards all are answered', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  try {
    await migrate(database);
    await database.db.insertInto('settings').values(MARK).execute();
    await Promise.all(Array.from({ length: 8 }, () => read(database)));
    const restarted = postgres.restart().then(() => postgres.restart());
    const asked = [read, read, read, change, change, change].map((work) =>
      askOn(() => work(database), restarted),
    );
    const codes = new Set((await Promise.all(asked)).flat());
    expect([...codes]).toEqual(['BUSY']);
    await change(database);
    expect(await read(database)).toHaveLength(1);
  } finally {
    await database.close();
    await postgres.stop();
  }
});
