// Summarizes devices and boxes in one line, to compare conflicting changes.
import { useTranslate } from 'react-admin';
import type { LeanBox } from './lean.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';

function Devices({ value }: Cell) {
  const translate = useTranslate();
  const devices = value as readonly DeviceEntry[];
  const said = devices.map(({ deviceType, interfaceAddress }) =>
    [translate(`choices.deviceType.${deviceType}`, { _: deviceType }), interfaceAddress]
      .filter(Boolean)
      .join(' '),
  );
  return said.join(translate('engine.filter.comma'));
}

/** A box is shown by its name; long layouts by count, first and last name. */
function Boxes({ value }: Cell) {
  const translate = useTranslate();
  const boxes = (value as readonly LeanBox[]).filter(({ deleteFlag }) => !deleteFlag);
  const columns = new Set(boxes.map(({ positionX }) => positionX)).size;
  return translate('lockerForm.layoutOf', { smart_count: boxes.length, columns });
}

const SHOWS: Readonly<Record<string, FieldType['Show']>> = { deviceList: Devices, boxList: Boxes };

/** A display function for the fields that have a custom one. */
export function kindFrom(field: string): { readonly Show?: FieldType['Show'] } {
  const Show = SHOWS[field];
  return Show ? { Show } : {};
}
