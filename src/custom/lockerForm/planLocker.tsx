// The form's fields: all inputs of the two endpoints in sections, including those with custom inputs.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { featureOf } from '../../dataProvider/announced.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Cell, FieldType, InputProps } from '../../engine/fields/fieldType.ts';
import { useTranslate } from 'react-admin';
import type { LeanBox } from './lean.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';
import { LOCKER_NAME_INPUT_MAX } from '../../../domain/limits.ts';
import { NumberInput } from '../../engine/fields/input/NumberInput.tsx';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';

/** The locker's name, limited to 36 characters so that the limit of 35 can be exceeded visibly (R5.28). */
const NameInput = (props: InputProps) => (
  <TextInput {...props} parse={(value) => plain(value).slice(0, LOCKER_NAME_INPUT_MAX)} />
);

function Devices({ value }: Cell) {
  const translate = useTranslate();
  const devices = value as readonly DeviceEntry[];
  const names = devices.map(({ deviceType, interfaceAddress }) =>
    [translate(`choices.deviceType.${deviceType}`, { _: deviceType }), interfaceAddress]
      .filter(Boolean)
      .join(' '),
  );
  return names.join(translate('engine.filter.comma'));
}

/** A box is shown by its name; long layouts by count, first and last name. */
function Boxes({ value }: Cell) {
  const translate = useTranslate();
  const boxes = (value as readonly LeanBox[]).filter(({ deleteFlag }) => !deleteFlag);
  const columns = new Set(boxes.map(({ positionX }) => positionX)).size;
  return translate('lockerForm.layoutOf', { smart_count: boxes.length, columns });
}

const SHOWS: Readonly<Record<string, FieldType['Show']>> = { deviceList: Devices, boxList: Boxes };

/** Degrees are shown as they are stored, without thousands separators. */
const CoordinateInput = (props: InputProps) => <NumberInput {...props} bare signed />;

const SECTIONS = {
  identity: [
    'lockerName',
    'lockerNumber',
    'companyName',
    'category',
    'sortingCode',
    'ipsCode',
    'zoneId',
    'description',
  ],
  place: ['longitude', 'latitude', 'location', 'districtId'],
  address: [
    'streetNo',
    'blockNo',
    'buildingName',
    'postalCode',
    'countryCode',
    'addressOnLocker',
    'locationTel',
    'cctvLink',
  ],
  hours: [
    'operatingHoursStartHour',
    'operatingHoursStartMinute',
    'operatingHoursEndHour',
    'operatingHoursEndMinute',
  ],
  services: ['smsAuthentication', 'returnFunction', 'output'],
  storage: ['freeDays', 'freeHours'],
  devices: ['deviceList'],
  layout: ['boxList'],
} as const;

const shown = ({ value }: { value: unknown }) => plain(value);

const OWN_WAYS = {
  lockerName: { type: { Show: shown, Input: NameInput } },
  longitude: { type: { Show: shown, Input: CoordinateInput } },
  latitude: { type: { Show: shown, Input: CoordinateInput } },
};

/** The sections of the form, without the features this server does not support. */
export function planLocker(endpoint: Endpoint): readonly PlannedSection[] {
  const sections = Object.entries(SECTIONS).map(([name, fields]) => ({
    name,
    fields: fields.filter((field) => supports(featureOf(endpoint, field))),
  }));
  return planForm(endpoint, sections, OWN_WAYS).map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, Show: SHOWS[field.name] })),
  }));
}
