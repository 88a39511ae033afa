// The alerts of an earlier version are brought to this one: one stands a kind and place, and none is lost.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';

const NOW = Date.UTC(2026, 2, 3);

test('trouble that stands twice goes on as the first of its kind and place; the other has ended', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  await migrate(database, '006_versions');
  const stamps = { creationTime: NOW, lastUpdatedTime: NOW };
  await database.db
    .insertInto('lockers')
    .values({ lockerName: 'Old Port', lockerNumber: 'CY-LIM-002', ...stamps })
    .execute();
  await sql`drop index "alertsOpen"`.execute(database.db);
  await sql`create index "alertsOpen" on "alerts" ("lockerId")`.execute(database.db);
  await sql`insert into "alerts" ("lockerId", "alertType", "startTime", "endTime", "settledTime", "lastUpdatedTime")
    values (1, 'POWER_OFF', 1, 2, null, 2), (1, 'POWER_OFF', 3, null, 4, 4), (1, 'POWER_OFF', 5, null, null, 5),
      (1, 'POWER_OFF', 6, null, null, 6), (1, 'CCTV_NVR_OFF', 7, null, null, 7)`.execute(
    database.db,
  );
  await migrate(database);
  const alerts = await database.db
    .selectFrom('alerts')
    .select(['startTime', 'endTime', 'state', 'lastTime'])
    .orderBy('alertId')
    .execute();
  expect(alerts).toEqual([
    { startTime: 1, endTime: 2, state: 'RESOLVED', lastTime: 1 },
    { startTime: 3, endTime: null, state: 'RESOLVED', lastTime: 3 },
    { startTime: 5, endTime: null, state: 'OPEN', lastTime: 5 },
    { startTime: 6, endTime: 6, state: 'RESOLVED', lastTime: 6 },
    { startTime: 7, endTime: null, state: 'OPEN', lastTime: 7 },
  ]);
});
