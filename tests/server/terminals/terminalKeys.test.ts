// The keys of the demo's terminals, whatever became of the folder they were written in.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { readConfig } from '../../../server/system/config.ts';
import { terminalKeys } from '../../../server/terminals/terminalKeys.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

let dataDir: string;

const server = await fileServer();
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lockerdesk-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

interface Key {
  lockerId: number;
  key: string;
}

async function keysOf(simulator = true): Promise<Key[]> {
  const { database, secrets } = server;
  const config = { ...readConfig({}), dataDir, simulator };
  const file = await terminalKeys({ database, secrets, config, now: Date.now });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const fits = async ({ key, lockerId }: Key) => {
  const { body } = await server.ask(
    terminals.heartbeat,
    { version: '1', upTime: 1 },
    { terminalKey: key },
  );
  return body.lockerId === lockerId;
};

it('are kept from one start to the next', async () => {
  expect(await keysOf()).toEqual(await keysOf());
});

it('are given anew where the folder is older than the database', async () => {
  const stale = JSON.stringify([{ lockerId: 1, key: 'of another database' }]);
  writeFileSync(join(dataDir, 'demo-terminals.json'), stale);
  const [first] = await keysOf();
  expect(first && (await fits(first))).toBe(true);
});

it('a locker that the demo has out of touch gets none; one that fell silent since then does', async () => {
  const { db } = server.database;
  const offline = async () =>
    (await readRows(db, 'lockers', { lockerSituation: 'OFFLINE' }, ['lockerId'])).map(
      ({ lockerId }) => lockerId,
    );
  const lost = await offline();
  expect(lost.length).toBeGreaterThan(0);
  await db
    .updateTable('lockers')
    .set({ lockerSituation: 'OFFLINE', situationTime: Date.now() + 60_000 })
    .where('lockerId', 'not in', lost)
    .execute();
  const given = (await keysOf()).map(({ lockerId }) => lockerId);
  expect(given.filter((lockerId) => lost.includes(lockerId))).toEqual([]);
  expect(given.length + lost.length).toBe((await offline()).length);
});

it('a second server without a network of its own leaves them to the first', async () => {
  const [first] = await keysOf();
  rmSync(join(dataDir, 'demo-terminals.json'));
  await expect(keysOf(false)).rejects.toThrow('ENOENT');
  expect(first && (await fits(first))).toBe(true);
});
