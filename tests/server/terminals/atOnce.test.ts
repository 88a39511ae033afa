// What a terminal says in many voices at once, over a database that really does many things at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportedAlert, terminals } from '../../../contract/terminals/terminals.ts';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/system/config.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openExports } from '../../../server/exports/exportTurns.ts';
import { openThrottle } from '../../../server/http/throttle.ts';
import { openLog } from '../../../server/system/log.ts';
import { openFileStore } from '../../../server/outside/fileStore.ts';
import { openTerminalLink } from '../../../server/outside/terminalLink.ts';
import { secretsUnder } from '../../../server/system/secrets.ts';
import { openLive } from '../../../server/live/live.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const KEY = 'the key of the only terminal';
const secrets = secretsUnder('a key of the tests, as long as it must be');

let postgres: Postgres;
let database: Database;
let app: ReturnType<typeof createApp>;

/** A locker with a terminal and nothing else. */
async function makeLocker(): Promise<number> {
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  const { lockerId } = await database.db
    .insertInto('lockers')
    .values({ lockerName: 'Busy', lockerNumber: 'BUSY', ...stamps })
    .returning('lockerId')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('terminals')
    .values({ lockerId, keyHmac: secrets.hmac('terminal', KEY), ...stamps })
    .execute();
  return lockerId;
}

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  await migrate(database);
  await makeLocker();
  const hub = openTerminalLink(async () => []);
  const config = readConfig({});
  const services = {
    database,
    secrets,
    hub,
    log: openLog('silent'),
    now: Date.now,
    clockSkew: () => 0,
    stopping: new AbortController().signal,
    config,
  };
  const files = openFileStore('nowhere');
  app = createApp({
    ...services,
    files,
    live: openLive(services),
    exports: openExports(),
    throttle: openThrottle(services),
  });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

it('troubles reported at once are all taken: no report waits for another that waits for it', async () => {
  const said = await Promise.all(
    reportedAlert.options.map(async (alertType) => {
      const report = { key: `trouble ${alertType}`, alertType, ended: false, time: Date.now() };
      return app.fetch(requestOf(terminals.alert, report, { terminalKey: KEY }));
    }),
  );
  expect(said.map((response) => response.status)).toEqual(reportedAlert.options.map(() => 200));
});
