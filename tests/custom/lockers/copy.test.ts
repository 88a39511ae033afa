// A copied locker has the place, terms, devices and doors of its original, and nothing that names or leads to that one.
import { expect, it } from 'vitest';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { copyOf } from '../../../src/custom/lockerForm/copyOf.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const { body } = await server.ask(lockers.one, { lockerId: 1 }, { token });
const original = { ...body, cctvLink: 'https://camera.example.test/1', ipsCode: 'IPS1' };
const { record, boxes } = copyOf(original);

it('leaves out what is the one locker’s own, and takes over the rest', () => {
  const own = ['lockerName', 'lockerNumber', 'ipsCode', 'cctvLink'];
  for (const name of own) expect(record[name]).toBeUndefined();
  const drawn = [...own, 'deviceList', 'boxList'];
  const rest = Object.keys(lockerSaves.create.input.shape).filter((name) => !drawn.includes(name));
  const read: Readonly<Record<string, unknown>> = original;
  for (const name of rest) expect([name, record[name]]).toEqual([name, read[name]]);
});

it('has the same doors, new and empty, and no device’s address in the network', () => {
  expect(boxes.map(({ name }) => name)).toEqual(original.boxList.map(({ name }) => name));
  for (const box of boxes)
    expect(box).toMatchObject({ boxId: null, status: 'AVAILABLE', expiryTime: null });
  const devices = record['deviceList'] as {
    deviceId: number;
    interfaceType: string | null;
    interfaceAddress: unknown;
  }[];
  expect(devices).toHaveLength(original.deviceList.length);
  for (const { deviceId, interfaceType, interfaceAddress } of devices) {
    expect(deviceId).toBeLessThan(0);
    if (interfaceType === 'NET') expect(interfaceAddress).toBeNull();
  }
});
