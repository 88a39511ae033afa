// A copy of a locker: what it takes over, what stays empty, and that it is a new locker with a draft of its own.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let lockerId: number;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  const { body } = await server.ask(
    lockerSaves.create,
    {
      lockerName: 'Harbour Street',
      lockerNumber: 'HARBOUR-1',
      companyName: 'Harbour Ltd',
      ipsCode: 'CYHARB1',
      location: 'Pier 1',
      streetNo: '1',
      longitude: 33.04,
      latitude: 34.67,
      cctvLink: 'https://cctv.example.com/1',
      freeDays: 2,
      deviceList: [
        {
          deviceId: -1,
          deviceType: 'LOCK_CONTROL_BOARD',
          interfaceType: 'COM',
          interfaceAddress: 'COM1',
          baudRate: 9600,
        },
        { deviceType: 'CCTV', interfaceType: 'NET', interfaceAddress: '10.0.0.7' },
      ],
      boxList: [0, 1].map((positionY) => ({
        name: `A0${positionY + 1}`,
        boxTypeId: 2 + positionY,
        positionX: 0,
        positionY,
        deviceId: -1,
        boardNumber: 1,
        portNumber: positionY + 1,
      })),
    },
    { token },
  );
  lockerId = body.lockerId ?? 0;
  // In use: the layout of the locker itself cannot be changed now, that of its copy can.
  await server.database.db
    .updateTable('boxes')
    .set({ status: 'OCCUPIED' })
    .where('lockerId', '=', lockerId)
    .where('name', '=', 'A01')
    .execute();
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const read = async (id: number) =>
  (await server.ask(lockers.one, { lockerId: id }, { token })).body;
const called = async (lockerName: string) =>
  (await server.ask(lockers.list, { lockerName }, { token })).body.content;
const open = (language: 'en' | 'zh' = 'en') =>
  openApp({ server, user: 'admin', language, at: `/app/AddNewLocker?copy=${lockerId}&step=1` });
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}(?: (?:optional|选填))?$`));

describe.each([
  {
    language: 'en',
    title: 'New locker',
    fact: 'Copied from Harbour Street, not saved yet, step 1 of 2',
    empty: ['Locker name', 'Locker number', 'CCTV'],
    location: 'Location',
  },
  {
    language: 'zh',
    title: '新增快递柜',
    fact: '复制自 Harbour Street，尚未保存，第 1 步，共 2 步',
    empty: ['快递柜名称', '编号', '监控'],
    location: '位置',
  },
] as const)('in $language', ({ language, title, fact, empty, location }) => {
  test('takes over the place, and leaves empty what names the one locker', async () => {
    await open(language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(fact)).toBeVisible();
    for (const label of empty) expect(await field(label)).toHaveValue('');
    expect(await field(location)).toHaveValue('Pier 1');
    expect(await called('Harbour Street')).toHaveLength(1);
  });
});

test('is saved as a new locker with new devices and empty boxes, and the other one stays as it is', async () => {
  const before = await read(lockerId);
  const { user } = await open();
  await user.type(await field('Locker name'), 'Second Street');
  await user.type(await field('Locker number'), 'HARBOUR-2');
  await user.click(screen.getByRole('button', { name: 'Next: door layout' }));
  // The address in the network is that of the other locker's device.
  expect(await screen.findByText('Select a Interface!')).toBeVisible();
  const camera = screen.getByRole('listitem', { name: 'Device 2' });
  expect(within(camera).getByLabelText(/^Address/)).toHaveValue('');
  await user.type(within(camera).getByLabelText(/^Address/), '10.0.0.8');
  await user.click(screen.getByRole('button', { name: 'Next: door layout' }));
  await user.click(await screen.findByRole('button', { name: 'Save locker' }));
  expect(await screen.findByText('The new cabinet success!')).toBeVisible();
  const [made] = await called('Second Street');
  const copy = await read(made!.lockerId);
  expect(copy).toMatchObject({
    lockerNumber: 'HARBOUR-2',
    companyName: 'Harbour Ltd',
    location: 'Pier 1',
    streetNo: '1',
    longitude: 33.04,
    cctvLink: null,
    ipsCode: null,
    freeDays: 2,
    deviceList: [{ interfaceAddress: 'COM1' }, { interfaceAddress: '10.0.0.8' }],
    boxList: [
      { name: 'A01', boxTypeId: 2, status: 'AVAILABLE', boardNumber: 1, portNumber: 1 },
      { name: 'A02', boxTypeId: 3, status: 'AVAILABLE', boardNumber: 1, portNumber: 2 },
    ],
  });
  const ids = (one: typeof copy) =>
    [...one.boxList, ...one.deviceList].map(({ deviceId }) => deviceId);
  expect(ids(copy).filter((id) => ids(before).includes(id))).toEqual([]);
  expect(copy.boxList.map(({ deviceId }) => deviceId)).toEqual([
    copy.deviceList[0]!.deviceId,
    copy.deviceList[0]!.deviceId,
  ]);
  expect(await read(lockerId)).toEqual(before);
});

test('has a draft of its own, and a new locker opens empty beside it', async () => {
  const { user } = await open();
  await user.type(await field('Locker name'), 'Third Street');
  expect(await screen.findByText(/^Saved as a draft on this device/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('lockerDraft'))).toEqual([
    expect.stringContaining(`copy.${lockerId}`),
  ]);
});

test('a layout step that is opened first leads to the first step of the copy', async () => {
  const { user, address } = await openApp({
    server,
    user: 'admin',
    at: `/app/AddNewLocker?copy=${lockerId}&step=2`,
  });
  await user.click(await screen.findByRole('link', { name: 'Go to step 1' }));
  await waitFor(() => expect(address()).toBe(`/app/AddNewLocker?copy=${lockerId}&step=1`));
  expect(await field('Location')).toHaveValue('Pier 1');
});
