// How devices and boxes are told in a line: what two people changed is compared so.
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

/** A box is told by its name; long layouts by how many there are, from which to which. */
function Boxes({ value }: Cell) {
  const translate = useTranslate();
  const boxes = (value as readonly LeanBox[]).filter(({ deleteFlag }) => !deleteFlag);
  const columns = new Set(boxes.map(({ positionX }) => positionX)).size;
  return translate('lockerForm.layoutOf', { smart_count: boxes.length, columns });
}

const SHOWS: Readonly<Record<string, FieldType['Show']>> = { deviceList: Devices, boxList: Boxes };

/** A way of reading for the fields that have one of their own. */
export function kindFrom(field: string): { readonly Show?: FieldType['Show'] } {
  const Show = SHOWS[field];
  return Show ? { Show } : {};
}
