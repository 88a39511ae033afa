// The server killed while forty people reserve boxes, and started again: nobody's box is lost, and none is given twice.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import {
  addReservable,
  reserveOne,
  type Reservable,
  type Reserved,
} from '../../kit/reservations.ts';
import { lockerOf } from '../../kit/networkBoxes.ts';
import { layDump } from '../../kit/databases/openDump.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { startSourceServer } from '../../kit/servers/sourceServer.ts';
import { signIn } from '../../kit/staff.ts';

const ASKERS = 40;

const statuses = (answers: readonly Reserved[]) => answers.map(({ status }) => status);
const BOXES = 10;
const dataDir = mkdtempSync(join(tmpdir(), 'reservations-'));
let server: ServerProcess;
let reservable: Reservable;

/** Four people ask for each box, again where the server is too busy; `onAnswer` hears each answer. */
async function askForAll(onAnswer: (answer: Reserved) => void): Promise<Reserved[]> {
  const staff = await signIn(server.url);
  return Promise.all(
    Array.from({ length: ASKERS }, async (_, number) => {
      const boxId = reservable.boxIds[number % BOXES]!;
      let answer = await reserveOne(staff, reservable, boxId);
      while (answer.status === 503) answer = await reserveOne(staff, reservable, boxId);
      onAnswer(answer);
      return answer;
    }),
  );
}

beforeAll(async () => {
  await layDump(dataDir);
  const database = await openDatabase({ dataDir });
  reservable = await addReservable(database, BOXES);
  await database.close();
  server = await startSourceServer({ dataDir });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDataDir(dataDir);
});

it('each box has one parcel: an acknowledged one is there, and nobody has it twice', async () => {
  let won = 0;
  const before = await askForAll(({ status }) => {
    won += status === 200 ? 1 : 0;
    if (won === BOXES / 2) void server.end('SIGKILL');
  });
  await server.ended;
  expect(statuses(before)).toContain(undefined);

  server = await startSourceServer({ dataDir, port: server.port });
  const after = await askForAll(() => undefined);
  expect(new Set(statuses(after))).toEqual(new Set([200, 409]));
  const { boxList, ordersList } = await lockerOf(await signIn(server.url), reservable.lockerId);
  expect(boxList.map(({ status }) => status)).toEqual(
    Array.from({ length: BOXES }, () => 'RESERVED'),
  );
  expect(new Set(ordersList.map(({ boxId }) => boxId))).toEqual(new Set(reservable.boxIds));
  expect(ordersList).toHaveLength(BOXES);
  const there = new Set(ordersList.map(({ ordersId }) => ordersId));
  for (const { status, ordersId } of [...before, ...after])
    if (status === 200) expect(there).toContain(ordersId);
});
