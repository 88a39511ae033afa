// A key of a terminal or a provider reaches its own locker or parcels: with another's things nothing is written.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { PARCEL_REPORTS } from '../../../contract/terminals/terminalParcels.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { NAMED_ENDPOINTS } from '../../kit/browser/reached.ts';
import { keyOf } from '../../kit/servers/signInWith.ts';
import { noteWrites } from '../../kit/screens/writes.ts';
import { sampleInput } from '../fuzz/samples.ts';
import { randomOf } from '../fuzz/random.ts';

const [OWN, OTHER] = [1, 2];

/** A box, a parcel in it and the tasks of a locker: one that opens a box, one of a version. */
interface Things {
  boxId: number;
  ordersId: number;
  taskId: string;
  versionTaskId: string;
}

/** Gives a locker a parcel that stands in a box, and a task that waits. */
async function thingsOf(lockerId: number): Promise<Things> {
  const { db } = server.database;
  const { boxId } = await readRow(
    db,
    'boxes',
    { lockerId, status: 'AVAILABLE' },
    undefined,
    'boxId',
  );
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  const { ordersId } = await db
    .updateTable('parcels')
    .set({ lockerId, boxId, ordersStatus: 'STORED', ...stamps })
    .where('ordersId', '=', lockerId)
    .returning('ordersId')
    .executeTakeFirstOrThrow();
  const taskId = `task-of-locker-${lockerId}`;
  await db.insertInto('openTasks').values({ taskId, lockerId, boxId, creationTime: 1 }).execute();
  const { taskId: versionTask, lockerVersionId } = await db
    .updateTable('lockerVersionTasks')
    .set({ sentTime: 1, endTime: null, lockerVersionStatus: 'UPDATING' })
    .where('taskId', '=', (is) =>
      is
        .selectFrom('lockerVersionTasks')
        .select((task) => task.fn.min('taskId').as('taskId'))
        .where('lockerId', '=', lockerId),
    )
    .returning(['taskId', 'lockerVersionId'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('lockerVersions')
    .set({ lockerVersionUpgradeTime: 1, lockerVersionFailureTime: Date.now() + 3_600_000 })
    .where('lockerVersionId', '=', lockerVersionId)
    .execute();
  return { boxId, ordersId, taskId, versionTaskId: String(versionTask) };
}

const NAMES = ['boxId', 'ordersId', 'taskId'] as const;
/** What a call calls a thing of these. */
const thing = (call: string, things: Things, name: (typeof NAMES)[number]) =>
  name === 'taskId' && call.startsWith('terminals.version') ? things.versionTaskId : things[name];
const namesOf = ({ input }: Endpoint) =>
  NAMES.filter((name) => input instanceof z.ZodObject && name in input.shape);
/** Calls of a terminal that name a thing of a locker. */
const naming = NAMED_ENDPOINTS.filter(
  ([, endpoint]) => endpoint.needs === 'terminal' && namesOf(endpoint).length > 0,
);

/** One case for each thing that a call names: that one is another locker's. A report of a parcel in each of its words. */
const cases = naming.flatMap(([call, endpoint]) =>
  namesOf(endpoint).flatMap((foreign) =>
    (endpoint === terminals.parcel ? PARCEL_REPORTS : [undefined]).map((what) => ({
      call: [call, what].filter(Boolean).join(' '),
      foreign,
      endpoint,
      what,
    })),
  ),
);

const server = await fileServer();
const own = await thingsOf(OWN);
const other = await thingsOf(OTHER);
const terminalKey = await keyOf(server, OWN);
const writes = await noteWrites(server.database);

/** Its own key of the report, and its own lines, may be kept. */
const OWN_WRITES = new Set(['gatewayKeys', 'lockerLogs']);

describe('a terminal, with a thing of another locker', () => {
  it('is asked with every call that names one', () => {
    expect(naming.length).toBeGreaterThan(7);
  });

  it.each(cases)('$call: another’s $foreign', async ({ call, foreign, endpoint, what }) => {
    const random = randomOf(cases.findIndex((one) => one.call === call));
    const sample = sampleInput(endpoint, random);
    const named = Object.fromEntries(
      namesOf(endpoint).map((name) => [name, thing(call, own, name)]),
    );
    const key = 'key' in sample ? { key: `${call} ${foreign}` } : {};
    const said = {
      ...sample,
      ...named,
      ...key,
      ...(what && { what }),
      [foreign]: thing(call, other, foreign),
    };
    await writes.since();
    const { status, body } = await server.ask(endpoint, said, { terminalKey });
    const { accepted } = body as { accepted?: boolean };
    expect([status, accepted]).toEqual(
      call === 'terminals.logs' ? [200, true] : status === 200 ? [200, false] : [404, undefined],
    );
    const written = await writes.since();
    expect(written.filter((table) => !OWN_WRITES.has(table))).toEqual([]);
  });
});
