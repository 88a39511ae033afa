// Setting boxes available, locking and marking them: what is done, what is refused, and what the history says.
import { beforeEach, describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import type { BoxStatus } from '../../../domain/boxes/boxes.ts';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { readEvents, updateRows, readRow, insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

let boxId: number;

const stamps = { creationTime: 1, lastUpdatedTime: 1 };

const server = await fileServer();
const token = await server.signIn('admin');
const own = { lockerName: 'Of this test', lockerNumber: 'BOX-TEST', ...stamps };
const { lockerId } = await insertRow(server, 'lockers', own);

let made = 0;
const makeBox = async (status: BoxStatus) => {
  made += 1;
  const place = { positionX: 0, positionY: made };
  const box = { lockerId, name: `A${made}`, boxTypeId: 1, status, ...place, ...stamps };
  ({ boxId } = await insertRow(server, 'boxes', box));
};

const book = (ordersStatus: ParcelStatus, bookNumber: string | null = null) =>
  insertRow(server, 'parcels', {
    lockerId,
    boxId,
    parcelNumber: `P-${boxId}`,
    bookNumber,
    ordersStatus,
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'REGISTERED',
    ...stamps,
  });

const read = () => readRow(server, 'boxes', { boxId });
const history = () =>
  readEvents(server, { boxId }, ['type', 'fromState', 'toState', 'byName', 'lockerId']);

type Change = 'setAvailable' | 'setLocked' | 'toggleBottom';
const ask = async (change: Change) => {
  const { status, body } = await server.ask(boxes[change], { boxId }, { token });
  return [status, body] as [number, { code?: string; message?: string }];
};

describe('an empty box', () => {
  beforeEach(() => makeBox('AVAILABLE'));

  it('that is what was asked for stays so, and nothing has happened', async () => {
    expect(await ask('setAvailable')).toEqual([200, {}]);
    expect(await history()).toEqual([]);
  });

  it('that two people want to be marked is marked: the second does not undo the first', async () => {
    const mark = () => server.ask(boxes.toggleBottom, { boxId, bottomFlag: true }, { token });
    const marked = await Promise.all([mark(), mark()]);
    expect(marked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ bottomFlag: true });
    expect((await history()).map((event) => event.type)).toEqual(['BOX_MARK']);
  });

  it('marked by two at once is turned over twice', async () => {
    await Promise.all([ask('toggleBottom'), ask('toggleBottom')]);
    expect(await read()).toMatchObject({ bottomFlag: false });
  });
});

it.each(['OCCUPIED', 'EXPIRED'] as const)(
  "a box with a parcel inside %s: 'Operation is not allowed in the occupied grid state!' (R4.10, R5.2)",
  async (status) => {
    await makeBox(status);
    for (const change of ['setAvailable', 'setLocked', 'toggleBottom'] as const) {
      const refusal = {
        code: 'BOX_OCCUPIED',
        message: 'Operation is not allowed in the occupied grid state!',
      };
      expect(await ask(change)).toEqual([409, expect.objectContaining(refusal)]);
    }
    expect(await read()).toMatchObject({ status, bottomFlag: false, lastUpdatedTime: 1 });
    expect(await history()).toEqual([]);
  },
);

describe('a reserved box', () => {
  beforeEach(() => makeBox('RESERVED'));

  it('stays as it is while a booking stands on it, which is named', async () => {
    await book('RESERVED', 'BOOK-7');
    for (const change of ['setAvailable', 'setLocked'] as const) {
      const [status, body] = await ask(change);
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'BOX_BOOKED' })]);
      expect(body.message).toBe(`Box A${made} is reserved for BOOK-7. Cancel the booking first.`);
    }
    expect(await read()).toMatchObject({ status: 'RESERVED' });
    expect(await ask('toggleBottom')).toEqual([200, {}]);
  });

  it('is named by its parcel where the booking has no number', async () => {
    await book('RESERVED');
    expect((await ask('setLocked'))[1].message).toContain(`P-${boxId}`);
  });

  it('that was flagged is reserved again, and not locked, when it is set available', async () => {
    await book('RESERVED');
    await updateRows(server, 'boxes', { boxId }, { status: 'FLAGGED' });
    expect(await ask('setLocked')).toEqual([409, expect.objectContaining({ code: 'BOX_BOOKED' })]);
    expect(await ask('setAvailable')).toEqual([200, {}]);
    expect(await read()).toMatchObject({ status: 'RESERVED' });
  });

  it('can be freed when its booking was canceled', async () => {
    await book('CANCELED', 'BOOK-8');
    expect(await ask('setAvailable')).toEqual([200, {}]);
    expect(await read()).toMatchObject({ status: 'AVAILABLE' });
  });
});

describe('a box', () => {
  it("that a terminal flagged ends so with 'set available'", async () => {
    await makeBox('FLAGGED');
    expect(await ask('setAvailable')).toEqual([200, {}]);
    expect(await history()).toMatchObject([{ fromState: 'FLAGGED', toState: 'AVAILABLE' }]);
  });

  it('that does not exist, or was taken off the layout, is not found', async () => {
    await makeBox('AVAILABLE');
    await updateRows(server, 'boxes', { boxId }, { deletedAt: 5 });
    expect(await ask('setLocked')).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
    boxId = 9_999_999;
    expect(await ask('toggleBottom')).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  });
});
