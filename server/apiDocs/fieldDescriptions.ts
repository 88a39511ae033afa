// Finds a field's description: by endpoint, group, parent object, or name alone.
import { alertFields } from './fields/alerts.ts';
import { everywhereFields } from './fields/everywhere.ts';
import { lockerFields } from './fields/lockers.ts';
import { boxFields } from './fields/boxes.ts';
import { boxStateFields } from './fields/boxStates.ts';
import { contentFields } from './fields/content.ts';
import { gatewayFields } from './fields/gateways.ts';
import { messageFields } from './fields/messages.ts';
import type { FieldDescriptions } from './types.ts';
import { parcelFields } from './fields/parcels.ts';
import { peopleFields } from './fields/people.ts';
import { reportFields } from './fields/reports.ts';
import { settingFields } from './fields/settings.ts';
import { terminalFields } from './fields/terminals.ts';

const ownFields: FieldDescriptions = {
  'lockerGroups/description': 'What the group is for.',
  'lockerGroups/lockerIds': 'The lockers of the group.',
};

const files: readonly FieldDescriptions[] = [
  everywhereFields,
  ownFields,
  lockerFields,
  boxFields,
  boxStateFields,
  contentFields,
  gatewayFields,
  parcelFields,
  peopleFields,
  alertFields,
  messageFields,
  reportFields,
  settingFields,
  terminalFields,
];

/** All descriptions by key. */
export const fieldDescriptions: ReadonlyMap<string, string> = new Map(
  files.flatMap((fields) => Object.entries(fields)),
);

/** A field in the API document. */
interface FieldPlace {
  /** `group.name` of the endpoint. */
  readonly call: string;
  /** The property that contains it; absent at the top level and in the rows of a list. */
  readonly parent?: string | undefined;
  readonly name: string;
}

/** The keys that may describe a field, most specific first. */
export function keysOf({ call, parent, name }: FieldPlace): string[] {
  const group = call.slice(0, call.indexOf('.'));
  const names = parent === undefined ? [name] : [`${parent}.${name}`, name];
  // Other endpoints of a resource also describe its fields: `lockerCalls` those of `lockers`.
  const groups = [group, ...(group.endsWith('Calls') ? [group.replace(/Calls$/, 's')] : [])];
  return names.flatMap((one) => [`${call}/${one}`, ...groups.map((by) => `${by}/${one}`), one]);
}

/** The key that describes a field; undefined if none does. */
export const keyOf = (place: FieldPlace): string | undefined =>
  keysOf(place).find((key) => fieldDescriptions.has(key));
