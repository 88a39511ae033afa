// The meaning of an own resource's field, from its name and type, where no description has it.
import type { z } from 'zod';
import { ownResources } from '../../contract/ownResources.ts';
import { ownResource } from './ownResource.ts';
import { resources } from './resources.ts';

type Json = Record<string, unknown>;

/** `storedUntil` becomes "stored until". */
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const typesOf = (schema: Json): unknown[] => [
  schema['meaning'],
  schema['type'],
  ...((schema['anyOf'] ?? []) as Json[]).flatMap(typesOf),
];

/** `plannedOn` is the day on which something is planned, `dueUntil` the moment until which it is due. */
function moment(name: string, one: string, isDay: boolean): string | undefined {
  const [, what, word = ''] = /^(\w+?)(On|At|From|Until|By|Since)$/.exec(name) ?? [];
  if (!what) return undefined;
  if (!isDay && word === 'At') return `When the ${one} is ${spaced(what)}`;
  const when = isDay ? 'day' : 'moment';
  return `The ${when} ${word.toLowerCase()} which the ${one} is ${spaced(what)}`;
}

function meaning(name: string, one: string, types: readonly unknown[]): string {
  const label = spaced(name.replace(/Id(s?)$/, '$1'));
  if (types.includes('boolean')) return `Whether the ${one} is ${label.replace(/^is /, '')}`;
  const isDay = types.includes('date');
  const when = isDay || types.includes('time') ? moment(name, one, isDay) : undefined;
  return when ?? `The ${label} of the ${one}`;
}

/**
 * The sentence of a field that staff enter. `known` is the key that describes it: one of the name alone is that of
 * another resource, unless resources.ts has this one too.
 */
export function ownFieldText(
  call: string,
  name: string,
  schema: Json,
  known: string | undefined,
): string | undefined {
  // Other endpoints of a resource have its fields: `trolleyCalls` those of `trolleys`.
  const group = call.slice(0, call.indexOf('.')).replace(/Calls$/, 's');
  const own = ownResource(group);
  if (!own || known?.includes('/') || (known && resources[group])) return undefined;
  if (call.endsWith('.uploadFile') && name === 'purpose')
    return 'Which field of the record the file is for.';
  const { shape } = ownResources[group]!.create.input as z.ZodObject;
  if (!(name in shape)) return undefined;
  const types = typesOf(schema);
  const absent = types.includes('null') ? '; null if there is none' : '';
  return `${meaning(name, resources[group]?.one ?? own.one, types)}${absent}.`;
}
