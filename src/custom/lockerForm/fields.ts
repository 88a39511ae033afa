// The form's fields: all inputs of the two endpoints in sections, including those with custom inputs.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { featureOf } from '../../dataProvider/announced.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { plain } from '../../engine/fields/plain.ts';
import { CoordinateInput } from './place/CoordinateInput.tsx';
import { kindFrom } from './lists.tsx';
import { NameInput } from './NameInput.tsx';

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

export type SectionName = keyof typeof SECTIONS;

const said = ({ value }: { value: unknown }) => plain(value);

const OWN_WAYS = {
  lockerName: { type: { Show: said, Input: NameInput } },
  longitude: { type: { Show: said, Input: CoordinateInput } },
  latitude: { type: { Show: said, Input: CoordinateInput } },
};

const announced = (endpoint: Endpoint, name: string): boolean => {
  const feature = featureOf(endpoint, name);
  return feature === undefined || knownCapabilities().features.includes(feature);
};

/** The sections of the form, without the features this server does not support. */
export function planLocker(isNew: boolean): readonly PlannedSection[] {
  const endpoint: Endpoint = isNew ? lockerSaves.create : lockerSaves.update;
  const sections = Object.entries(SECTIONS).map(([name, fields]) => ({
    name,
    fields: fields.filter((field) => announced(endpoint, field)),
  }));
  return planForm(endpoint, sections, OWN_WAYS).map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, ...kindFrom(field.name) })),
  }));
}
