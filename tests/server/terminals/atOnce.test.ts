// What a terminal says in many voices at once, over a database that really does many things at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportedAlert, terminals } from '../../../contract/terminals/terminals.ts';
import { LOG_REQUEST_TIMEOUT_MS } from '../../../domain/lockers/lockerLogs.ts';
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
import { askForLogs, expireLogRequests } from '../../../server/lockerLogs/logRequests.ts';
import { lockVersionForUpdate } from '../../../server/versions/rollouts.ts';
import { versionTasks } from '../../../server/versions/versionTasks.ts';
import { openLive } from '../../../server/live/live.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const KEY = 'the key of the only terminal';
const secrets = secretsUnder('a key of the tests, as long as it must be');

let postgres: Postgres;
let database: Database;
let app: ReturnType<typeof createApp>;
let lockerId: number;

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
  lockerId = await makeLocker();
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

it('whoever asks for the log while the last question ends is never refused', async () => {
  const by = { time: Date.now(), byKind: 'SERVER' } as const;
  const later = () => by.time + LOG_REQUEST_TIMEOUT_MS + 1;
  const ask = async (times: number): Promise<void> => {
    await database.transaction((trx) => askForLogs(trx, lockerId, by));
    if (times > 1) await ask(times - 1);
  };
  let asking = true;
  const end = async (): Promise<void> => {
    await expireLogRequests({ database, now: later });
    if (asking) await end();
  };
  const ending = Promise.all([end(), end()]);
  await Promise.all([ask(80), ask(80), ask(80)]).finally(() => {
    asking = false;
  });
  await ending;
  const one = database.db.selectFrom('logRequests').select((is) => is.fn.countAll().as('count'));
  const { count } = await one.executeTakeFirstOrThrow();
  const events = await database.db
    .selectFrom('events')
    .select('type')
    .where('type', '=', 'LOG_ASKED')
    .execute();
  expect(events).toHaveLength(Number(count));
});

/** A version whose upgrade time has come, with a task for the locker; gives its id. */
async function makeVersion(now: number): Promise<number> {
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const file = {
    fileId: 'package',
    kind: 'PACKAGE',
    name: 'a.zip',
    type: 'application/zip',
  } as const;
  await database.db
    .insertInto('files')
    .values({ ...file, size: 1, sha256: '0', ...stamps })
    .execute();
  const { lockerVersionId } = await database.db
    .insertInto('lockerVersions')
    .values({
      lockerVersionName: '5.0',
      lockerVersionUpgradeTime: now - 1,
      lockerVersionFailureTime: now + 60_000,
      lockerVersionFileId: file.fileId,
      ...stamps,
    })
    .returning('lockerVersionId')
    .executeTakeFirstOrThrow();
  const task = { lockerVersionId, lockerId, ...stamps };
  await database.db.insertInto('lockerVersionTasks').values(task).execute();
  return lockerVersionId;
}

it('a terminal that asks while another is handed the version does not wait for it, and gets its task when it asks again', async () => {
  const now = Date.now();
  const lockerVersionId = await makeVersion(now);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let other: Promise<void> | undefined;
  await new Promise<void>((held) => {
    other = database.transaction(async (trx) => {
      await lockVersionForUpdate(trx, lockerVersionId);
      held();
      await released;
    });
  });
  const meanwhile = await versionTasks.take(database, lockerId, now).finally(release);
  expect(meanwhile).toEqual([]);
  await other;
  expect(await versionTasks.take(database, lockerId, now)).toMatchObject([
    { type: 'FETCH_VERSION', lockerVersionName: '5.0' },
  ]);
});
