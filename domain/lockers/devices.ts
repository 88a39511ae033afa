// The devices of a locker: types and interfaces.

/** Components of a locker besides its boxes; a server may have others. */
export const DEVICE_TYPES = [
  'LOCK_CONTROL_BOARD',
  'PRINTER',
  'CCTV',
  'SCANNER',
  'CARD_READER',
  'SCREEN',
] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** The device that opens boxes: boxes can only be wired to it. */
export const LOCK_BOARD: DeviceType = 'LOCK_CONTROL_BOARD';

/** R3.37: `interfaceType` is COM or NET. */
export const INTERFACE_TYPES = ['COM', 'NET'] as const;
export type InterfaceType = (typeof INTERFACE_TYPES)[number];

/** Baud rates of a COM interface. */
export const BAUD_RATES = [1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200] as const;

/** The properties of a device that the rules need. */
export interface WiredDevice {
  deviceType?: string | null | undefined;
  interfaceType?: string | null | undefined;
  interfaceAddress?: string | null | undefined;
}

/** An error of a device: its index in the list, and the field. */
export interface DeviceError {
  key: 'typeMissing' | 'interfaceMissing' | 'interfaceRepeated';
  index: number;
  field: 'deviceType' | 'interfaceType' | 'interfaceAddress';
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

/** COM3 and com3 are the same interface. */
const sameAs = (text: string | null | undefined): string => trimmed(text).toLocaleUpperCase('en');

function missing(device: WiredDevice, index: number): DeviceError | undefined {
  const { deviceType, interfaceType, interfaceAddress } = device;
  if (!trimmed(deviceType)) return { key: 'typeMissing', index, field: 'deviceType' };
  if (interfaceType && !trimmed(interfaceAddress))
    return { key: 'interfaceMissing', index, field: 'interfaceAddress' };
  if (!interfaceType && deviceType === LOCK_BOARD)
    return { key: 'interfaceMissing', index, field: 'interfaceType' };
  return undefined;
}

/**
 * Errors of a locker's devices, one per device; empty if they may be saved.
 * A COM or NET device needs an interface (R5.31), and so does a lock control board, which opens nothing without one;
 * addresses must be unique (R5.30): the later of two is reported.
 */
export function deviceErrors(devices: readonly WiredDevice[]): DeviceError[] {
  const addresses = new Set<string>();
  return devices.flatMap((device, index) => {
    const address = device.interfaceType ? sameAs(device.interfaceAddress) : '';
    const repeated = address !== '' && addresses.has(address);
    addresses.add(address);
    const error = missing(device, index);
    if (error) return [error];
    return repeated
      ? [{ key: 'interfaceRepeated' as const, index, field: 'interfaceAddress' as const }]
      : [];
  });
}

/** A device's name in pickers; the screen adds its type's label, this tells devices of a type apart. */
export function deviceName(device: WiredDevice): string {
  return [device.deviceType, trimmed(device.interfaceAddress)].filter(Boolean).join(' ');
}
