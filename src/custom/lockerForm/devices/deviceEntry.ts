// A device as it stands in the form, and as it is sent.
import type { Input } from '../../../../contract/endpoint.ts';
import type { lockerSaves } from '../../../../contract/lockers/lockerSaves.ts';
import { LOCK_BOARD, type InterfaceType } from '../../../../domain/lockers/devices.ts';

export interface DeviceEntry {
  /** Below nothing: not stored yet. */
  readonly deviceId: number;
  readonly deviceType: string;
  readonly version: string | null;
  readonly interfaceType: InterfaceType | null;
  readonly interfaceAddress: string | null;
  readonly baudRate: number | null;
}

/** A new device, numbered so that boxes can already name it. */
export function newDevice(devices: readonly DeviceEntry[]): DeviceEntry {
  const deviceId = Math.min(0, ...devices.map((device) => device.deviceId)) - 1;
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

/** What is sent of a device: a network has no baud rate, and one without an interface no address. */
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
