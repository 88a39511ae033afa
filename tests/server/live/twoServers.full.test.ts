// Live news of two servers over one PostgreSQL: what is done through the one is heard at the other, while it happens.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxStates, type BoxStateRow } from '../../../contract/boxes/boxStates.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { makeReservable, type Reservable } from '../../kit/reservations.ts';
import { dropDataDir, type ServerProcess } from '../../kit/servers/serverProcess.ts';
import { startTwoServers } from '../../kit/servers/sourceServer.ts';
import { signIn, type Staff } from '../../kit/staff.ts';
import { listen, type Listening } from './listening.ts';

let postgres: Postgres;
let database: Database;
let servers: ServerProcess[];
let reservable: Reservable;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url });
  reservable = await makeReservable(database, 2);
  const options = { env: { DATABASE_URL: postgres.url } };
  servers = await startTwoServers(options);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await Promise.all(servers.map(({ dataDir }) => dropDataDir(dataDir)));
  await database.close();
  await postgres.stop();
});

const listenAt = (url: string, { user }: Staff): Promise<Listening> =>
  listen({ app: { fetch: (request: Request) => fetch(request) }, url }, user.token);

/** The next message that names this box; others may be told before. */
async function hearBox(heard: Listening, boxId: number) {
  for (;;) {
    const { news } = await heard.hear('boxStates');
    if (news?.['boxStates']?.includes(boxId)) return news;
  }
}

it('a box that is locked through the one is heard at the other, where it stands as it was told', async () => {
  const staff = await Promise.all(servers.map(({ url }) => signIn(url)));
  for (const [place, boxId] of reservable.boxIds.entries()) {
    const [doer, hearer] = [staff[place]!, staff[1 - place]!];
    const asked = { lockerId: reservable.lockerId, page: 0, size: 10 };
    const stateThere = async () => {
      const { body } = await hearer.ask(boxStates.list, asked);
      return (body as unknown as BoxStateRow[]).find(({ id }) => id === boxId)?.shownStatus;
    };
    expect(await stateThere()).toBe('AVAILABLE');
    const heard = await listenAt(servers[1 - place]!.url, hearer);
    expect(heard.status).toBe(200);
    await heard.next();
    expect((await doer.ask(boxes.setLocked, { boxId })).status).toBe(200);
    expect(await hearBox(heard, boxId)).toMatchObject({
      boxStates: [boxId],
      lockers: [reservable.lockerId],
      dashboard: [],
    });
    expect(await stateThere()).toBe('LOCKED');
    await heard.leave();
  }
}, 60_000);
