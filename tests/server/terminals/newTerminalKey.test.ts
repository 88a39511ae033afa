// A new key for a locker's terminal: who may make one, what it ends, and where it is never written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { terminalKeys } from '../../../contract/terminals/terminalKeys.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

let written = '';
const dataDir = mkdtempSync(join(tmpdir(), 'lockerdesk-new-key-'));
const file = join(dataDir, 'demo-terminals.json');
const to = new Writable({
  write: (chunk, _encoding, done) => {
    written += String(chunk);
    done();
  },
});

const server = await fileServer({ log: openLog('trace', to), config: { dataDir } });
const token = await server.signIn('admin');
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
});

let made = 0;
async function makeLocker(): Promise<number> {
  made += 1;
  const name = `Keyed ${made}`;
  const draft = { lockerName: name, lockerNumber: name, deviceList: [], boxList: [] };
  const { body } = await server.ask(lockerSaves.create, draft, { token });
  return body.lockerId ?? 0;
}
async function renew(lockerId: number): Promise<string> {
  const { status, body } = await server.ask(terminalKeys.renew, { lockerId }, { token });
  expect(status).toBe(200);
  return body.terminalKey;
}
const beat = (terminalKey: string) =>
  server.ask(terminals.heartbeat, { version: '1', upTime: 1 }, { terminalKey });

it('lets the terminal of a new locker join; the next one ends it', async () => {
  const lockerId = await makeLocker();
  const first = await renew(lockerId);
  expect(await beat(first)).toMatchObject({ status: 200, body: { lockerId } });
  const second = await renew(lockerId);
  expect(second).not.toBe(first);
  expect(await beat(first)).toMatchObject({ status: 401, body: { code: 'TERMINAL_KEY_REFUSED' } });
  expect(await beat(second)).toMatchObject({ status: 200, body: { lockerId } });
});

it('the history says who made it for which locker; no event, row or line of the log holds the key', async () => {
  const lockerId = await makeLocker();
  const key = await renew(lockerId);
  await beat(key);
  const { db } = server.database;
  const history = await readEvents(db, { lockerId });
  expect(history).toContainEqual(
    expect.objectContaining({ type: 'TERMINAL_KEY', byName: 'admin', lockerId, data: {} }),
  );
  const rows = await db.selectFrom('terminals').selectAll().execute();
  expect(written).toContain(`/api/v1/lockers/${lockerId}/terminal-key`);
  expect(`${JSON.stringify([history, rows])}${written}`).not.toContain(key);
});

it('refuses a locker that is not there, or not any more', async () => {
  const lockerId = await makeLocker();
  await updateRows(server, 'lockers', { lockerId }, { deletedAt: 5 });
  for (const gone of [lockerId, 99_999])
    expect(await server.ask(terminalKeys.renew, { lockerId: gone }, { token })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
});

it('ends with its locker', async () => {
  const lockerId = await makeLocker();
  const key = await renew(lockerId);
  expect((await beat(key)).status).toBe(200);
  const { db } = server.database;
  const gone = db.updateTable('lockers').set({ deletedAt: 5 });
  await gone.where('lockerId', '=', lockerId).execute();
  expect((await beat(key)).body).toMatchObject({ code: 'TERMINAL_KEY_REFUSED' });
});

it("the demo's network gives up the terminal whose key has ended, and keeps the others", async () => {
  const lockerId = await makeLocker();
  const other = { lockerId: 1, key: 'of another terminal' };
  writeFileSync(file, JSON.stringify([{ lockerId, key: 'the old one' }, other]));
  await renew(lockerId);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([other]);
});
