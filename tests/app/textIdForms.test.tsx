// Forms with ids in them, where each id of the server is a text: devices, wiring, zones and cabinets.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import { openLegacy } from '../server/legacyLockers/openLegacy.ts';
import { openWithTextIds } from './openWithTextIds.tsx';

let legacy: Awaited<ReturnType<typeof openLegacy>>;
beforeAll(async () => {
  legacy = await openLegacy();
  // The pages are large and load lazily: they are there before a test waits for them.
  await import('../../src/custom/legacyBox/LegacyBox.tsx');
  await import('../../src/custom/lockerForm/LockerForm.tsx');
});
afterAll(() => legacy.close());
beforeEach(() => localStorage.clear());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A locker with one box, wired to the first port of its only board. */
async function makeLocker(lockerName: string): Promise<number> {
  const { body } = await legacy.server.ask(
    lockerSaves.create,
    {
      lockerName,
      lockerNumber: lockerName,
      zoneId: 3,
      deviceList: [
        {
          deviceId: -1,
          deviceType: 'LOCK_CONTROL_BOARD',
          interfaceType: 'COM',
          interfaceAddress: 'COM1',
          baudRate: 9_600,
        },
      ],
      boxList: [
        {
          name: 'A01',
          boxTypeId: 2,
          positionX: 0,
          positionY: 0,
          deviceId: -1,
          boardNumber: 1,
          portNumber: 1,
        },
      ],
    },
    legacy.as,
  );
  return body.lockerId ?? 0;
}
const read = async (lockerId: number) =>
  (await legacy.server.ask(lockers.one, { lockerId }, legacy.as)).body;

test('a locker is changed, and keeps its zone', async () => {
  const lockerId = await makeLocker('Zoned');
  const { user, refused } = await openWithTextIds(
    legacy.server,
    `/app/AddNewLocker?id=k${lockerId}`,
  );
  await user.type(await screen.findByLabelText(/^Location/), 'Pier 7');
  await user.click(await button('Save locker'));
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await read(lockerId)).toMatchObject({ location: 'Pier 7', zoneId: 3 });
  expect(refused).toEqual([]);
});

test('a box is wired to a board that is added in the same save', async () => {
  const lockerId = await makeLocker('Wired');
  const { user, refused } = await openWithTextIds(
    legacy.server,
    `/app/AddNewLocker?id=k${lockerId}`,
  );
  await user.click(await button('Add a device'));
  const second = within(await screen.findByRole('listitem', { name: 'Device 2' }));
  await user.selectOptions(second.getByLabelText('Device'), 'Lock control board');
  await user.type(second.getByLabelText('Address'), 'COM2');
  await user.click(await button(/^Next: door layout/));
  const wire = async (to: string) => {
    await user.click(await button(/^A01/));
    const device = await screen.findByLabelText('Device');
    await user.selectOptions(device, to);
    expect(within(device).getByRole('option', { name: to, selected: true })).toBeVisible();
    await user.click(await button('Save layout'));
    await user.click(await screen.findByText('update success'));
  };
  await wire('COM2');
  const wired = async () => {
    const { boxList, deviceList } = await read(lockerId);
    const { deviceId, interfaceAddress } = deviceList.find(
      (one) => one.deviceId === boxList[0]?.deviceId,
    )!;
    expect(deviceId).toBeGreaterThan(0);
    return interfaceAddress;
  };
  await waitFor(async () => expect(await wired()).toBe('COM2'));
  expect(refused).toEqual([]);
});

test('a legacy locker is renamed, and keeps its operator, zone and cabinets', async () => {
  const { id } = (await legacy.make('Old')).body;
  const before = await legacy.read(id);
  const { user, refused } = await openWithTextIds(legacy.server, `/app/box?id=k${id}`);
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Older');
  await user.click(await button('Save'));
  expect(await screen.findByText('update success!')).toBeVisible();
  const { operator, zoneId, smsAccount, cabinets } = before;
  expect(await legacy.read(id)).toMatchObject({
    name: 'Older',
    operator,
    zoneId,
    smsAccount,
    cabinets,
  });
  expect(refused).toEqual([]);
});
