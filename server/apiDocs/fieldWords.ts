// Finds the sentence of a field: the one for its call, its group, the object it is part of, or its name everywhere.
import { alertFields } from './fields/alerts.ts';
import { everywhereFields } from './fields/everywhere.ts';
import { lockerFields } from './fields/lockers.ts';
import { boxFields } from './fields/boxes.ts';
import { boxStateFields } from './fields/boxStates.ts';
import { contentFields } from './fields/content.ts';
import { gatewayFields } from './fields/gateways.ts';
import { messageFields } from './fields/messages.ts';
import { ownFields } from './fields/own.ts';
import { parcelFields } from './fields/parcels.ts';
import { peopleFields } from './fields/people.ts';
import { reportFields } from './fields/reports.ts';
import { settingFields } from './fields/settings.ts';
import { terminalFields } from './fields/terminals.ts';
import type { FieldWords } from './types.ts';

const files: readonly FieldWords[] = [
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

/** Every sentence by its key. */
export const fieldWords: ReadonlyMap<string, string> = new Map(
  files.flatMap((words) => Object.entries(words)),
);

/** How many keys there are in all files: more than `fieldWords` has where a key is in two of them. */
export const keyCount = files.reduce((sum, words) => sum + Object.keys(words).length, 0);

/** A field as the API document shows it. */
export interface FieldPlace {
  /** `group.name` of the call. */
  readonly call: string;
  /** The property it is in; absent at the top, and in the rows of a list. */
  readonly parent?: string | undefined;
  readonly name: string;
}

/** The keys under which a field may be described, the narrowest first. */
export function keysOf({ call, parent, name }: FieldPlace): string[] {
  const group = call.slice(0, call.indexOf('.'));
  const names = parent === undefined ? [name] : [`${parent}.${name}`, name];
  // What else is asked of a resource tells of its fields, too: `lockerCalls` of `lockers`.
  const groups = [group, ...(group.endsWith('Calls') ? [group.replace(/Calls$/, 's')] : [])];
  return names.flatMap((one) => [`${call}/${one}`, ...groups.map((by) => `${by}/${one}`), one]);
}

/** The key that describes a field; undefined where none does. */
export const keyOf = (place: FieldPlace): string | undefined =>
  keysOf(place).find((key) => fieldWords.has(key));
