// The devices of a locker: which of them lack an interface, and which share one.
import { expect, it } from 'vitest';
import { deviceErrors, type WiredDevice } from '../../../domain/lockers/devices.ts';

const board = (address: string | null, type: string | null = 'COM'): WiredDevice => ({
  deviceType: 'LOCK_CONTROL_BOARD',
  interfaceType: type,
  interfaceAddress: address,
});

it.each<[string, WiredDevice[], string[]]>([
  ['none', [], []],
  ['one each', [board('COM1'), board('COM2'), board('192.0.2.7', 'NET')], []],
  ['COM without an interface', [board('')], ['0 interfaceMissing interfaceAddress']],
  ['NET without an interface', [board(null, 'NET')], ['0 interfaceMissing interfaceAddress']],
  ['only spaces', [board('  ')], ['0 interfaceMissing interfaceAddress']],
  ['a board that nothing leads to', [board(null, null)], ['0 interfaceMissing interfaceType']],
  ['a screen that is built in', [{ deviceType: 'SCREEN', interfaceType: null }], []],
  ['no kind at all', [{ ...board('COM1'), deviceType: ' ' }], ['0 typeMissing deviceType']],
  [
    'one interface twice: the later one',
    [board('COM1'), board('COM2'), board(' com1 ')],
    ['2 interfaceRepeated interfaceAddress'],
  ],
  [
    'the same words over COM and NET are one address',
    [board('A'), board('A', 'NET')],
    ['1 interfaceRepeated interfaceAddress'],
  ],
])(
  'a device has an interface, and one of its own: %s (R3.37, R5.30, R5.31)',
  (_case, devices, faults) => {
    const found = deviceErrors(devices).map(({ key, index, field }) => `${index} ${key} ${field}`);
    expect(found).toEqual(faults);
  },
);

it('an address without an interface is nobody’s: it does not take it from another', () => {
  const idle = { deviceType: 'PRINTER', interfaceType: null, interfaceAddress: 'COM1' };
  expect(deviceErrors([idle, board('COM1')])).toEqual([]);
});
