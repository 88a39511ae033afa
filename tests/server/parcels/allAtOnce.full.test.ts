// Many stories at one locker at the same time, over a database that really does many things at once.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { makeReservable } from '../../kit/reservations.ts';
import { disagreements, movesOutside } from '../../kit/parcelAgreement.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import { openParcelServer } from './parcelServer.ts';
import { step, Story, type Step } from './stories.ts';

const STORIES = 8;
const RUNS = 3;

let postgres: Postgres;
let servers: Awaited<ReturnType<typeof openParcelServer>>;
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  await makeReservable(database, 1);
  servers = await openParcelServer({ database });
});
afterAll(async () => {
  await servers.close();
  await postgres.stop();
});

/** One after another; gives each answer's status. */
async function tell(story: Story, steps: readonly Step[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const one of steps) statuses.push((await story.tell(one)).status);
  return statuses;
}

const stories = fc.array(fc.array(step, { minLength: 15, maxLength: 20 }), {
  minLength: STORIES,
  maxLength: STORIES,
});

it('nobody waits for somebody who waits for them, and boxes and parcels agree afterwards', async () => {
  const property = fc.asyncProperty(stories, async (told) => {
    const services = await servers.services();
    const story = new Story(services, await services.member());
    const statuses = (await Promise.all(told.map((steps) => tell(story, steps)))).flat();
    // 503: the parcel was laid into another box at that very moment.
    expect(statuses.filter((status) => ![200, 400, 404, 409, 503].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(STORIES);
    expect(await disagreements(services.db, services.locker.lockerId)).toEqual([]);
    expect(await movesOutside(services.db, services.locker.lockerId)).toEqual([]);
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
}, 60_000);
