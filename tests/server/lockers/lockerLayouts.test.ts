// The door layout of a locker as it is saved: gaps, boxes in use, foreign boxes, deletions, boxes that change places.
import { beforeEach, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { insertRow, readEvents, updateRows, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { fromBoxes, toBoxes } from '../../../domain/layout/wire.ts';
import type { BoxStatus } from '../../../domain/boxes/boxes.ts';
import type { Numbered } from '../../../domain/recordId.ts';

type Draft = Input<typeof lockerSaves.create>;
type SentBox = Draft['boxList'][number];

let locker: Numbered<LockerInfo>;
let made = 0;

const server = await fileServer();
const token = await server.signIn('admin');

const box = (name: string, positionX: number, positionY: number, over: Partial<SentBox> = {}) => ({
  name,
  boxTypeId: 3,
  positionX,
  positionY,
  boardNumber: positionX + 1,
  portNumber: positionY + 1,
  ...over,
});
const four = [box('A01', 0, 0), box('A02', 0, 1), box('B01', 1, 0), box('B02', 1, 1)];

const create = (boxList: SentBox[]) => {
  made += 1;
  const deviceList = [
    { deviceType: 'LOCK_CONTROL_BOARD', interfaceType: 'COM' as const, interfaceAddress: 'COM1' },
  ];
  const named = { lockerName: `Drawn ${made}`, lockerNumber: `DRAWN-${made}` };
  return server.ask(lockerSaves.create, { ...named, deviceList, boxList }, { token });
};
const read = async (lockerId: number) =>
  (await server.ask(lockers.one, { lockerId }, { token })).body;
const save = (boxList: SentBox[], over: Partial<Draft> = {}) => {
  const { lockerId, lockerName, lockerNumber, deviceList } = locker;
  const named = { lockerId, lockerName, lockerNumber, deviceList };
  return server.ask(lockerSaves.update, { ...named, ...over, boxList }, { token });
};
const stored = (name: string): SentBox => {
  const found = locker.boxList.find((one) => one.name === name);
  if (!found) throw new Error(`no box ${name}`);
  return found;
};
const idOf = (name: string) => Number(stored(name).boxId);
const BOOKED = {
  ordersStatus: 'RESERVED',
  parcelType: 'DEPOSIT_PARCEL',
  ordersType: 'REGISTERED',
  creationTime: 1,
  lastUpdatedTime: 1,
} as const;
const setStatus = (name: string, status: BoxStatus) =>
  server.database.db.updateTable('boxes').set({ status }).where('boxId', '=', idOf(name)).execute();
const names = async () => (await read(locker.lockerId)).boxList.map(({ name }) => name);

beforeEach(async () => {
  const { body } = await create(four);
  locker = await read(body.lockerId ?? 0);
});

it('new boxes are free, and wired to the only board there is (R3.36)', () => {
  const [board] = locker.deviceList;
  expect(locker.boxList.map(({ name }) => name)).toEqual(['A01', 'A02', 'B01', 'B02']);
  for (const one of locker.boxList)
    expect(one).toMatchObject({ status: 'AVAILABLE', deviceId: board?.deviceId, doorStatus: null });
});

it.each<[string, SentBox[], string, string]>([
  [
    "'There must be no empty space between the two columns!'",
    [box('A01', 0, 0), box('C01', 2, 0)],
    'LAYOUT_EMPTY_COLUMN',
    'There must be no empty space between the two columns!',
  ],
  [
    "'doors in a column contiguous'",
    [box('A01', 0, 0), box('A02', 0, 2)],
    'LAYOUT_GAP',
    'Boxes of a column must be contiguous: A, 2 is empty.',
  ],
  ['one name for two', [box('A01', 0, 0), box('A01', 0, 1)], 'LAYOUT_NAME_TAKEN', 'A01'],
])(
  'refuses %s posted straight to the call, and stores nothing',
  async (_case, boxes, code, said) => {
    const before = await fingerprint(server.database);
    const { status, body } = await create(boxes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, field: 'boxList', message: expect.stringContaining(said) });
    expect(await fingerprint(server.database)).toEqual(before);
  },
);

it('a deleted box stays on record, and the others take its place', async () => {
  const { status } = await save([
    { ...stored('A01'), deleteFlag: true },
    { ...stored('A02'), name: 'A01', positionY: 0 },
    stored('B01'),
    stored('B02'),
  ]);
  expect(status).toBe(200);
  expect(await names()).toEqual(['A01', 'B01', 'B02']);
  const kept = await readRow(server, 'boxes', { boxId: idOf('A01') }, ['name', 'deletedAt']);
  expect(kept).toEqual({ name: 'A01', deletedAt: expect.any(Number) });
  const told = (
    await readEvents(server, { lockerId: locker.lockerId, type: 'LAYOUT_CHANGED' }, ['data'])
  ).at(-1)!;
  expect(told.data).toMatchObject({
    added: [],
    removed: [{ boxId: stored('A01').boxId, name: 'A01' }],
    changed: [{ from: { name: 'A02', positionY: 1 }, to: { name: 'A01', positionY: 0 } }],
  });
});

it('a layout that the editor reads and sends back keeps the lock type and expiry of its boxes (R3.25)', async () => {
  const kept = { lockType: 'BLOCKED', expiryTime: 1_900_000_000_000 };
  await updateRows(server, 'boxes', { boxId: idOf('A02') }, kept);
  const { boxList } = await read(locker.lockerId);
  const sent = JSON.parse(JSON.stringify(toBoxes(fromBoxes(boxList)))) as SentBox[];
  const { status } = await save(sent);
  expect(status).toBe(200);
  const after = (await read(locker.lockerId)).boxList;
  expect(after).toEqual(boxList);
  expect(after.find(({ name }) => name === 'A02')).toMatchObject(kept);
});

it('two boxes change places (R1.9)', async () => {
  const { status } = await save([
    { ...stored('A01'), name: 'A02', positionY: 1 },
    { ...stored('A02'), name: 'A01', positionY: 0 },
    stored('B01'),
    stored('B02'),
  ]);
  expect(status).toBe(200);
  const now = await read(locker.lockerId);
  expect(now.boxList.map(({ boxId }) => boxId)).toEqual(
    ['A02', 'A01', 'B01', 'B02'].map((name) => stored(name).boxId),
  );
});

it.each(['OCCUPIED', 'LOCKED'] as const)(
  'a layout with a box that is %s is not changed, while its fields can still be saved (R5.4)',
  async (status) => {
    await setStatus('B02', status);
    const before = await fingerprint(server.database);
    const refused = await save([...locker.boxList, box('B03', 1, 2)]);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'LAYOUT_IN_USE',
        message:
          'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!',
      },
    });
    expect(await fingerprint(server.database)).toEqual(before);
    expect((await save(locker.boxList, { location: 'Moved' })).status).toBe(200);
    expect(await read(locker.lockerId)).toMatchObject({ location: 'Moved' });
  },
);

it('statuses are the database’s: what the body says of them changes nothing', async () => {
  await setStatus('A01', 'RESERVED');
  const claimed = locker.boxList.map((one) => ({ ...one, status: 'FLAGGED' as const }));
  await save([...claimed, box('B03', 1, 2, { status: 'EXPIRED' })]);
  const now = await read(locker.lockerId);
  expect(now.boxList.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'A01 RESERVED',
    'A02 AVAILABLE',
    'B01 AVAILABLE',
    'B02 AVAILABLE',
    'B03 AVAILABLE',
  ]);
});

it('a box that is promised to somebody cannot be taken off, whatever the body calls it', async () => {
  await setStatus('B02', 'RESERVED');
  const { status, body } = await save([
    ...locker.boxList.slice(0, 3),
    { ...stored('B02'), status: 'AVAILABLE', deleteFlag: true },
  ]);
  expect([status, body]).toMatchObject([409, { code: 'LAYOUT_BOX_IN_USE' }]);
});

it.each([
  ['taken off', { deleteFlag: true }],
  ['given another size', { boxTypeId: 2 }],
])('a booked box cannot be %s while a flag hides its booking', async (_, over) => {
  const { lockerId } = locker;
  await insertRow(server, 'parcels', {
    ...BOOKED,
    parcelNumber: `BOOKED ${made}`,
    lockerId,
    boxId: idOf('B02'),
  });
  await setStatus('B02', 'FLAGGED');
  const { body } = await save([...locker.boxList.slice(0, 3), { ...stored('B02'), ...over }]);
  expect(body).toMatchObject({ code: 'LAYOUT_BOX_IN_USE' });
});

it.each<[string, () => SentBox[], string, string]>([
  ['a box that is left out', () => locker.boxList.slice(1), 'LAYOUT_BOX_MISSING', 'boxList'],
  [
    "another locker's box",
    () => [...locker.boxList, box('B03', 1, 2, { boxId: 1 })],
    'BAD_INPUT',
    'boxList.4.boxId',
  ],
  [
    "another locker's device",
    () => [...locker.boxList, box('B03', 1, 2, { deviceId: 1 })],
    'BAD_INPUT',
    'boxList.4.deviceId',
  ],
  ['one box twice', () => [...locker.boxList, stored('A01')], 'LAYOUT_BOX_TWICE', 'boxList'],
])('refuses %s', async (_case, boxes, code, field) => {
  const before = await fingerprint(server.database);
  const refused = await save(boxes());
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: expect.stringMatching(/^LAYOUT|BAD_INPUT/), field });
  if (code === 'BAD_INPUT' || code === 'LAYOUT_BOX_MISSING')
    expect(refused.body).toMatchObject({ code });
  expect(await fingerprint(server.database)).toEqual(before);
});

it('a box can be wired to a device of the same save, by a number below nothing', async () => {
  const second = {
    deviceId: -1,
    deviceType: 'LOCK_CONTROL_BOARD',
    interfaceType: 'NET' as const,
    interfaceAddress: '192.0.2.9',
  };
  const boxes = [...locker.boxList, box('B03', 1, 2, { deviceId: -1 })];
  expect((await save(boxes, { deviceList: [...locker.deviceList, second] })).status).toBe(200);
  const now = await read(locker.lockerId);
  const device = now.deviceList.find(({ interfaceAddress }) => interfaceAddress === '192.0.2.9');
  expect(now.boxList.at(-1)).toMatchObject({ name: 'B03', deviceId: device?.deviceId });
});

it('a device stays while a box is wired to it', async () => {
  const { status, body } = await save(locker.boxList, { deviceList: [] });
  expect([status, body]).toMatchObject([
    409,
    { code: 'DEVICE_IN_USE', message: expect.stringContaining('Box A01') },
  ]);
});

it('boxes without a name get the one that the editor gives them; existing ones keep theirs', async () => {
  const { body } = await create([box('', 0, 0), box('', 0, 1), box('  ', 1, 0), box('X9', 1, 1)]);
  const made = await read(body.lockerId ?? 0);
  expect(made.boxList.map(({ name }) => name)).toEqual(['A01', 'A02', 'B01', 'X9']);
  const unnamed = locker.boxList.map((one) => ({ ...one, name: '' }));
  expect((await save([...unnamed, box('', 1, 2)])).status).toBe(200);
  expect(await names()).toEqual(['A01', 'A02', 'B01', 'B02', 'B03']);
});

it('a name that a box without one would share with another is refused', async () => {
  const { body } = await create([box('A02', 0, 0), box('', 0, 1)]);
  expect(body).toMatchObject({ code: 'LAYOUT_NAME_TAKEN', field: 'boxList' });
});
