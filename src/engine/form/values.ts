// What stands in a form: from the record that was read, and back into what the endpoint takes.
import type { AnyRow } from '../fields/fieldType.ts';
import { takes, type PlannedField } from './plan.ts';

export type Values = Record<string, unknown>;

/** Kinds whose emptiness is an empty text. */
const TYPED: readonly string[] = ['text', 'longText', 'email', 'phone', 'link', 'secret'];

function nothingFor({ type, schema }: PlannedField): unknown {
  const preset = schema.safeParse(undefined);
  if (preset.success && preset.data !== undefined) return preset.data;
  if (type === 'boolean') return false;
  if (type === 'list') return [];
  return TYPED.includes(type) ? '' : null;
}

/** What stands in a field at first; a secret never does. */
function firstValue(field: PlannedField, record: AnyRow): unknown {
  const value = field.type === 'secret' ? undefined : record[field.name];
  return value === null || value === undefined ? nothingFor(field) : value;
}

/** What stands in the form of a record; of an empty one what its endpoint presets. */
export const valuesOf = (fields: readonly PlannedField[], record: AnyRow): Values =>
  Object.fromEntries(fields.map((field) => [field.name, firstValue(field, record)]));

/** How a schema wants to be told of nothing: null, else an empty text where one was typed, else not at all. */
function nothingTold({ schema, type }: PlannedField): unknown {
  if (takes(schema, null)) return null;
  return TYPED.includes(type) && type !== 'secret' && takes(schema, '') ? '' : undefined;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** What the endpoint is asked with. */
export const toldOf = (fields: readonly PlannedField[], values: Values): Values =>
  Object.fromEntries(
    fields
      .map((field) => {
        const value = values[field.name];
        return [field.name, isNothing(value) ? nothingTold(field) : value] as const;
      })
      .filter(([, value]) => value !== undefined),
  );

/** Whether two values of a field are the same to people. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Names of the fields that differ, in the order of the form. */
export const changedFields = (
  fields: readonly PlannedField[],
  before: Values,
  now: Values,
): readonly string[] =>
  fields.map(({ name }) => name).filter((name) => !sameValue(before[name], now[name]));
