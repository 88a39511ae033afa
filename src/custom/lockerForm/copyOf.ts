// A new locker's form filled in from another locker: its place, terms, devices and doors.
import type { Box } from '../../../contract/boxes/boxes.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { PlacedLayoutBox } from '../../../domain/layout/layout.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';
import { leanBoxes } from './lean.ts';

/** Fields that name the one locker or lead to its own devices. */
const OWN_FIELDS: readonly string[] = ['lockerName', 'lockerNumber', 'ipsCode', 'cctvLink'];

const FIELDS = Object.keys(lockerSaves.create.input.shape).filter(
  (name) => !OWN_FIELDS.includes(name),
);

/** The same devices, not stored yet; an address in the network belongs to one device. */
const newDevices = ({ deviceList }: LockerInfo): DeviceEntry[] =>
  deviceList.map((device, index) => ({
    ...device,
    deviceId: -index - 1,
    interfaceAddress: device.interfaceType === 'NET' ? null : device.interfaceAddress,
  }));

/** The same door, new and empty, wired to the same of the new devices. */
function newBox({ id: _, ...box }: Box, deviceList: LockerInfo['deviceList']): PlacedLayoutBox {
  const board = deviceList.findIndex(({ deviceId }) => deviceId === box.deviceId);
  return {
    ...box,
    boxId: null,
    status: 'AVAILABLE',
    doorStatus: null,
    openStatusFlag: false,
    expiryTime: null,
    deviceId: board === -1 ? null : -board - 1,
  };
}

/** The values and the boxes of a new locker like this one; nothing of what happened to it. */
export function copyOf(locker: LockerInfo): { record: AnyRow; boxes: PlacedLayoutBox[] } {
  const boxes = locker.boxList
    .filter(({ deleteFlag }) => !deleteFlag)
    .map((box) => newBox(box, locker.deviceList));
  const read: AnyRow = { ...locker };
  const record = Object.fromEntries(FIELDS.map((name) => [name, read[name]]));
  return {
    record: { ...record, deviceList: newDevices(locker), boxList: leanBoxes(boxes) },
    boxes,
  };
}
