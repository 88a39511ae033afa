// A device as the form holds it, and as it is sent.
import type { Input } from '../../../../contract/endpoint.ts';
import type { lockerSaves } from '../../../../contract/lockers/lockerSaves.ts';
import { LOCK_BOARD, type InterfaceType } from '../../../../domain/lockers/devices.ts';
import type { RecordId } from '../../../../domain/recordId.ts';

export interface DeviceEntry {
  /** A negative number: not stored yet. */
  readonly deviceId: RecordId;
  readonly deviceType: string;
  readonly version: string | null;
  readonly interfaceType: InterfaceType | null;
  readonly interfaceAddress: string | null;
  readonly baudRate: number | null;
}

/** Ids of new devices: negative numbers, which no server uses. */
const newIds = (devices: readonly DeviceEntry[]): readonly number[] =>
  devices.flatMap(({ deviceId }) => (typeof deviceId === 'number' && deviceId < 0 ? deviceId : []));

/** A new device, with a number so that boxes can already refer to it. */
export function newDevice(devices: readonly DeviceEntry[]): DeviceEntry {
  const deviceId = Math.min(0, ...newIds(devices)) - 1;
  const hasBoard = devices.some(({ deviceType }) => deviceType === LOCK_BOARD);
  return {
    deviceId,
    deviceType: hasBoard ? '' : LOCK_BOARD,
    version: null,
    interfaceType: 'COM',
    interfaceAddress: null,
    baudRate: 9_600,
  };
}

/** The input of a device: a network device has no baud rate, and one without an interface has no address. */
export function sentDevice(
  device: DeviceEntry,
): Input<typeof lockerSaves.create>['deviceList'][number] {
  const { interfaceType } = device;
  return {
    ...device,
    interfaceAddress: interfaceType ? device.interfaceAddress : null,
    baudRate: interfaceType === 'COM' ? device.baudRate : null,
  };
}
