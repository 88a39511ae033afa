// Lockers made and changed over the documented calls: names, fields, devices, history, and two people at one of them.
import { expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { readEvents, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';

const server = await fileServer();
const token = await server.signIn('admin');

type Draft = Input<typeof lockerSaves.create>;
const board = {
  deviceType: 'LOCK_CONTROL_BOARD',
  version: '3.2',
  interfaceType: 'COM',
  interfaceAddress: 'COM1',
  baudRate: 9_600,
} as const;
const BOX = { name: 'A1', boxTypeId: 1, positionX: 0, positionY: 0 };
let made = 0;
const draft = (over: Partial<Draft> = {}): Draft => {
  made += 1;
  return {
    lockerName: `Harbour ${made}`,
    lockerNumber: `CY-NEW-${made}`,
    deviceList: [board],
    boxList: [],
    ...over,
  };
};
const create = (input: Draft) => server.ask(lockerSaves.create, input, { token });
const read = async (lockerId: number) =>
  (await server.ask(lockers.one, { lockerId }, { token })).body;
const makeOne = async (over: Partial<Draft> = {}) => {
  const { body } = await create(draft(over));
  return read(body.lockerId ?? 0);
};
const happened = (lockerId: number) => readEvents(server, { lockerId }, ['type', 'byName', 'data']);

/** The body of an update: what was read, as it was read, with what is changed. */
function sent(locker: Awaited<ReturnType<typeof read>>, over: Partial<Draft> = {}) {
  const { shape } = lockerSaves.update.input;
  const known = Object.entries(locker).filter(([name]) => Object.hasOwn(shape, name));
  return { ...Object.fromEntries(known), ...over } as Input<typeof lockerSaves.update>;
}

it('a new locker is answered with its id: every field is kept, and the locker is out of touch until it reports (R7.36, R7.37)', async () => {
  const given = {
    companyName: 'Post of Cyprus',
    category: 'Indoor',
    sortingCode: '60',
    ipsCode: 'CYNEW',
    zoneId: 3,
    description: 'Beside the stairs.\nRing twice.',
    longitude: -179.5,
    latitude: 64.25,
    location: 'Harbour Street 1',
    countryCode: 'cy',
    postalCode: '6018',
    streetNo: '1',
    blockNo: 'B',
    buildingName: 'Harbour House',
    addressOnLocker: 'Harbour Street 1, 6018 Larnaca',
    locationTel: '00357 24 000001',
    cctvLink: 'https://cctv.example.test/new',
    operatingHoursStartHour: 6,
    operatingHoursStartMinute: 0,
    operatingHoursEndHour: 22,
    operatingHoursEndMinute: 30,
    smsAuthentication: true,
    returnFunction: true,
    output: true,
    freeHours: 48,
    districtId: 1,
  };
  const locker = await makeOne(given);
  expect(locker).toMatchObject({ ...given, countryCode: 'CY', freeDays: null });
  expect(locker).toMatchObject({ lockerStatus: 'ENABLE', lockerSituation: 'OFFLINE' });
  expect(locker.deviceList).toEqual([{ deviceId: expect.any(Number), ...board }]);
  expect((await happened(locker.lockerId)).map(({ type }) => type)).toEqual(['LOCKER_CREATED']);
});

it('a new locker has a terminal that may join, and nobody else’s key', async () => {
  const { lockerId } = await makeOne();
  const terminal = await readRow(server, 'terminals', { lockerId });
  expect(terminal.keyHmac).toMatch(/^[\w-]{43}$/);
  const { status } = await server.ask(terminals.boxes, {}, { terminalKey: terminal.keyHmac });
  expect(status).toBe(401);
});

it('a name has at most 35 characters: 36 are refused at the field, 35 are taken (R5.28, R9.17)', async () => {
  const long = await create(draft({ lockerName: 'x'.repeat(36) }));
  expect(long).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'lockerName' } });
  expect((await create(draft({ lockerName: 'x'.repeat(35) }))).status).toBe(200);
});

it('a name is unique, else "Locker Name {name} Existing, please re-enter!"; 0 says that it is taken, but not by oneself (R5.29, R7.35)', async () => {
  const { lockerName: name, lockerId } = await makeOne({ lockerName: 'Port / Gate 1' });
  const before = await fingerprint(server.database);
  expect(await create(draft({ lockerName: 'port / gate 1' }))).toMatchObject({
    status: 409,
    body: {
      code: 'LOCKER_NAME_TAKEN',
      field: 'lockerName',
      message: 'Locker Name port / gate 1 Existing, please re-enter!',
    },
  });
  expect(await fingerprint(server.database)).toEqual(before);
  const check = async (input: Input<typeof lockerSaves.checkName>) =>
    (await server.ask(lockerSaves.checkName, input, { token })).body.result;
  expect(await check({ name })).toBe(0);
  expect(await check({ name, lockerId })).toBe(1);
  expect(await check({ name: 'Nobody has this' })).toBe(1);
});

it('a number is one locker’s alone', async () => {
  const { lockerNumber, lockerName } = await makeOne();
  expect(await create(draft({ lockerNumber }))).toMatchObject({
    status: 409,
    body: {
      code: 'TAKEN',
      field: 'lockerNumber',
      values: { value: lockerNumber, resource: 'lockers', name: lockerName },
    },
  });
});

it.each<[what: string, over: Partial<Draft>, field: string, code?: string, message?: string]>([
  [
    "'Select a Interface!'",
    { deviceList: [{ ...board, interfaceAddress: ' ' }] },
    'deviceList.0.interfaceAddress',
    'DEVICE_INTERFACE_MISSING',
    'Select a Interface!',
  ],
  [
    "'Interface repeated selection!'",
    { deviceList: [board, { ...board, deviceType: 'PRINTER', interfaceAddress: 'com1' }] },
    'deviceList.1.interfaceAddress',
    'DEVICE_INTERFACE_REPEATED',
    'Interface repeated selection!',
  ],
  ["another locker's device", { deviceList: [{ ...board, deviceId: 1 }] }, 'deviceList.0.deviceId'],
  ['half a point', { longitude: 33 }, 'latitude'],
  ['beyond the pole', { longitude: 0, latitude: 91 }, 'latitude'],
  [
    'hours without an end',
    { operatingHoursStartHour: 6, operatingHoursStartMinute: 0 },
    'operatingHoursEndHour',
  ],
  ["'freeDays or freeHours'", { freeDays: 1, freeHours: 1 }, 'freeHours'],
  ['no such district', { districtId: 99_999 }, 'districtId'],
  ['a link that is a script', { cctvLink: 'javascript:alert(1)' }, 'cctvLink'],
  ['an unknown field', { colour: 'red' } as never, 'colour'],
  ['one of a device', { deviceList: [{ ...board, colour: 1 }] } as never, 'deviceList.0.colour'],
  ['one of a box', { boxList: [{ ...BOX, colour: 1 }] } as never, 'boxList.0.colour'],
])('refuses %s, and nothing is stored', async (_case, over, field, code = 'BAD_INPUT', message) => {
  const before = await fingerprint(server.database);
  const { status, body } = await create(draft(over));
  expect(status).toBe(400);
  expect(body).toMatchObject({ code, field, message: message ?? expect.any(String) });
  expect(await fingerprint(server.database)).toEqual(before);
});

it('an update changes what is said, keeps what is not, and writes down from what to what (R1.7)', async () => {
  const locker = await makeOne({ location: 'Old Street', category: 'Indoor' });
  const { category: _, ...body } = sent(locker, { location: 'New Street' });
  const saved = await server.ask(lockerSaves.update, body, { token });
  expect(saved.body.lockerId).toBe(locker.lockerId);
  const now = await read(locker.lockerId);
  expect(now).toMatchObject({ location: 'New Street', category: 'Indoor' });
  expect(now.lastUpdatedTime).toBe(saved.body.lastUpdatedTime);
  expect((await happened(locker.lockerId)).at(-1)).toMatchObject({
    type: 'LOCKER_CHANGED',
    byName: 'admin',
    data: { from: { location: 'Old Street' }, to: { location: 'New Street' } },
  });
});

it('a save that changes nothing is no change', async () => {
  const locker = await makeOne();
  await server.ask(lockerSaves.update, sent(locker), { token });
  expect((await read(locker.lockerId)).lastUpdatedTime).toBe(locker.lastUpdatedTime);
  expect(await happened(locker.lockerId)).toHaveLength(1);
});

it('a device that is left out is gone from the locker and stays on record', async () => {
  const locker = await makeOne({
    deviceList: [board, { deviceType: 'PRINTER', interfaceType: 'NET', interfaceAddress: 'a:1' }],
  });
  const [first, printer] = locker.deviceList;
  await server.ask(
    lockerSaves.update,
    sent(locker, { deviceList: first ? [{ ...first, version: '4.0' }] : [] }),
    { token },
  );
  expect((await read(locker.lockerId)).deviceList).toEqual([{ ...first, version: '4.0' }]);
  const kept = await readRow(server, 'devices', { deviceId: printer?.deviceId ?? 0 });
  expect(kept.deletedAt).toEqual(expect.any(Number));
});

it('"a stale save is refused with what changed": the second of two people, told who and how it is now', async () => {
  const locker = await makeOne({ location: 'Before' });
  const asRead = locker.lastUpdatedTime;
  const operator = await server.signIn('operator');
  await server.ask(lockerSaves.update, sent(locker, { location: 'Theirs' }), {
    token: operator,
    asRead,
  });
  const { status, body } = await server.ask(
    lockerSaves.update,
    sent(locker, { category: 'Mine' }),
    { token, asRead },
  );
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'STALE',
    values: { by: 'operator' },
    current: { location: 'Theirs', category: null, boxList: [], deviceList: [{}] },
  });
  expect(await read(locker.lockerId)).toMatchObject({ location: 'Theirs', category: null });
});

it('refuses a locker that is not there', async () => {
  const { status } = await server.ask(
    lockerSaves.update,
    { lockerId: 99_999, ...draft() },
    { token },
  );
  expect(status).toBe(404);
});
