// Converts between a record and form values, and from form values to the endpoint's input.
import type { AnyRow } from '../fields/fieldType.ts';
import { takes } from '../../../contract/scalars.ts';
import type { PlannedField } from './plan.ts';

export type Values = Record<string, unknown>;

/** Field types whose empty value is an empty string. */
const TYPED: readonly string[] = ['text', 'longText', 'email', 'phone', 'link', 'secret'];

function nothingFor({ type, schema }: PlannedField): unknown {
  const preset = schema.safeParse(undefined);
  if (preset.success && preset.data !== undefined) return preset.data;
  if (type === 'boolean') return false;
  if (type === 'list') return [];
  return TYPED.includes(type) ? '' : null;
}

/** Initial value of a field; never a secret. */
function firstValue(field: PlannedField, record: AnyRow): unknown {
  const value = field.type === 'secret' ? undefined : record[field.name];
  return value === null || value === undefined ? nothingFor(field) : value;
}

/** Form values of a record; for an empty one the endpoint's defaults. */
export const valuesOf = (fields: readonly PlannedField[], record: AnyRow): Values =>
  Object.fromEntries(fields.map((field) => [field.name, firstValue(field, record)]));

/** A schema's empty value: null, else an empty string for typed text, else undefined. */
function emptyOf({ schema, type }: PlannedField): unknown {
  if (takes(schema, null)) return null;
  return TYPED.includes(type) && type !== 'secret' && takes(schema, '') ? '' : undefined;
}

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Whether the form has the field at these values. */
export const applies = ({ when }: PlannedField, values: Values): boolean => when?.(values) ?? true;

/** The endpoint's input. */
export const inputOf = (fields: readonly PlannedField[], values: Values): Values =>
  Object.fromEntries(
    fields
      .map((field) => {
        const value = applies(field, values) ? values[field.name] : undefined;
        return [field.name, isNothing(value) ? emptyOf(field) : value] as const;
      })
      .filter(([, value]) => value !== undefined),
  );

/** Whether two field values are equal for users. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Names of the fields that differ, in the order of the form. */
export const changedFields = (
  fields: readonly PlannedField[],
  before: Values,
  now: Values,
): readonly string[] =>
  fields.map(({ name }) => name).filter((name) => !sameValue(before[name], now[name]));
