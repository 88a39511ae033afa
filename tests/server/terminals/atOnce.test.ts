// What a terminal says in many voices at once, over a database that really does many things at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportedAlert, terminals } from '../../../contract/terminals.ts';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openThrottle } from '../../../server/http/throttle.ts';
import { openLog } from '../../../server/log.ts';
import { openFileStore } from '../../../server/outside/fileStore.ts';
import { openTerminalLink } from '../../../server/outside/terminalLink.ts';
import { secretsUnder } from '../../../server/secrets.ts';
import { startPostgres, type Postgres } from '../../kit/postgres.ts';
import { requestOf } from '../../kit/requestOf.ts';

const KEY = 'the key of the only terminal';
const secrets = secretsUnder('a key of the tests, as long as it must be');

let postgres: Postgres;
let database: Database;
let app: ReturnType<typeof createApp>;

/** A locker with a terminal and nothing else. */
async function makeLocker(): Promise<void> {
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
}

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  await migrate(database);
  await makeLocker();
  const hub = openTerminalLink(async () => []);
  const house = { database, secrets, hub, log: openLog('silent'), now: Date.now };
  const files = openFileStore('nowhere');
  app = createApp({ ...house, files, config: readConfig({}), throttle: openThrottle() });
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

it('the same trouble reported many times at once is one alert: the unique index is the judge', async () => {
  await database.db
    .insertInto('alertRecipients')
    .values({ recipientKey: 'CCTV_NVR_OFF', addresses: 'a@example.test', lastUpdatedTime: 1 })
    .execute();
  const say = async (key: string, ended: boolean) =>
    app.fetch(
      requestOf(
        terminals.alert,
        { key, alertType: 'CCTV_NVR_OFF', ended, time: Date.now() },
        { terminalKey: KEY },
      ),
    );
  await say('the camera is back', true);
  const said = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map(async (letter) =>
      say(`no picture ${letter}`, false),
    ),
  );
  expect(said.map((response) => response.status)).toEqual(said.map(() => 200));
  const standing = await database.db
    .selectFrom('alerts')
    .select('reportCount')
    .where('alertType', '=', 'CCTV_NVR_OFF')
    .where('state', '!=', 'RESOLVED')
    .execute();
  expect(standing).toEqual([{ reportCount: 12 }]);
  const told = await database.db.selectFrom('outbox').select('address').execute();
  expect(told).toEqual([{ address: 'a@example.test' }]);
});
