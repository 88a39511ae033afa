// A hundred reservations of one box, and guesses of one password, at two server processes over one PostgreSQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../../../contract/sessions.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { DEMO_PASSWORD } from '../../../server/demoAccounts.ts';
import { startPostgres, type Postgres } from '../../kit/postgres.ts';
import { heldBoxes, makeReservable, reserveOne, type Reservable } from '../../kit/reservations.ts';
import { requestOf } from '../../kit/requestOf.ts';
import { dropDataDir, type ServerProcess } from '../../kit/serverProcess.ts';
import { startSourceServer } from '../../kit/sourceServer.ts';
import { signIn, type Staff } from '../../kit/staff.ts';

const ASKERS = 100;

let postgres: Postgres;
let database: Database;
let servers: ServerProcess[];
let reservable: Reservable;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  reservable = await makeReservable(database, 1);
  const options = { env: { DATABASE_URL: postgres.url } };
  servers = await Promise.all([startSourceServer(options), startSourceServer(options)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await Promise.all(servers.map(({ dataDir }) => dropDataDir(dataDir)));
  await database.close();
  await postgres.stop();
});

it('100 reservations of one box, half at each: one succeeds, 99 are refused', async () => {
  const [boxId] = reservable.boxIds as [number];
  const staff = await Promise.all(servers.map(({ url }) => signIn(url)));
  const answers = await Promise.all(
    Array.from({ length: ASKERS }, (_, number) =>
      reserveOne(staff[number % 2] as Staff, reservable, boxId),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 BOX_TAKEN']),
  );
  expect(await heldBoxes(database, reservable)).toMatchObject([
    { status: 'RESERVED', parcels: 1, ordersId: answers.find((one) => one.ordersId)?.ordersId },
  ]);
});

it('guesses of one password count together: five at both, and neither looks at a sixth', async () => {
  const guess = async (number: number, password = 'wrong') => {
    const { url } = servers[number % 2] as ServerProcess;
    const asked = { username: 'viewer', password };
    return (await fetch(requestOf(sessions.login, asked, {}, url))).status;
  };
  const guessed = await Promise.all(Array.from({ length: 12 }, (_, number) => guess(number)));
  expect(guessed.filter((status) => status === 400)).toHaveLength(5);
  expect(guessed.filter((status) => status === 429)).toHaveLength(7);
  expect([await guess(0, DEMO_PASSWORD), await guess(1, DEMO_PASSWORD)]).toEqual([429, 429]);
});
