// A hundred reservations of one box at two server processes over one PostgreSQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { heldBoxes, makeReservable, reserveOne, type Reservable } from '../../kit/reservations.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { startTwoServers } from '../../kit/servers/sourceServer.ts';
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
  servers = await startTwoServers(options);
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
