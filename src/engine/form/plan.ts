// Which fields a form has: those of the declaration that its endpoint takes, each with what the endpoint says of it.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inner } from '../../../contract/scalars.ts';
import type { Field } from '../declarations.ts';
import { entered } from '../fields/input/entered.ts';
import type { Entry, FieldType } from '../fields/fieldType.ts';
import {
  choicesOf,
  fieldTypeNameOf,
  fieldTypeOf,
  type FieldTypeName,
} from '../fields/fieldTypes.ts';
import type { Section } from '../sections.ts';

export interface PlannedField {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly type: FieldTypeName;
  readonly Input: ComponentType<Entry>;
  /** Nothing entered is refused. */
  readonly required: boolean;
  /** Entered once: of a record that has a value it is only read. */
  readonly stays: boolean;
  readonly choices: readonly string[];
  /** A number without decimals. */
  readonly whole: boolean;
  /** How a value is read, where the field's type does not say it. */
  readonly Show?: FieldType['Show'];
}

export interface PlannedSection {
  readonly name?: string;
  readonly fields: readonly PlannedField[];
}

/** Whether a schema takes a value. */
export const takes = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

const isWhole = (schema: z.ZodType): boolean => {
  const { def } = inner(schema) as { def: { type: string; options?: readonly z.ZodType[] } };
  return ('format' in def && def.format === 'safeint') || (def.options ?? []).some(isWhole);
};

function isRequired(schema: z.ZodType, type: FieldTypeName): boolean {
  if (type === 'boolean') return false;
  const nothing = type === 'list' ? [undefined, null, []] : [undefined, null, ''];
  return !nothing.some((value) => takes(schema, value));
}

/** A custom field type's own input, else the named one's, else that of what the contract says of the field. */
function enterOf(
  told: Field['type'],
  type: FieldTypeName,
  schema: z.ZodType,
): ComponentType<Entry> {
  if (typeof told === 'string') return entered[told];
  return told?.Input ?? fieldTypeOf(schema).Input ?? entered[type];
}

function plannedField(name: string, schema: z.ZodType, said: Field | undefined): PlannedField {
  const told = said?.type;
  const type = typeof told === 'string' ? told : fieldTypeNameOf(schema);
  return {
    name,
    schema,
    type,
    Input: enterOf(told, type, schema),
    required: isRequired(schema, type),
    stays: typeof told === 'object' && told.stays === true,
    choices: choicesOf(schema) ?? [],
    whole: isWhole(schema),
  };
}

/** The form of an endpoint: what it does not take is left out, and a section with nothing left too. */
export function planForm(
  endpoint: Endpoint,
  sections: readonly Section[],
  fields: Readonly<Record<string, Field>>,
): readonly PlannedSection[] {
  const { shape } = endpoint.input as z.ZodObject<Record<string, z.ZodType>>;
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.flatMap((name) => {
        const schema = shape[name];
        return schema ? [plannedField(name, schema, fields[name])] : [];
      }),
    }))
    .filter((section) => section.fields.length > 0);
}

export const fieldsOf = (plan: readonly PlannedSection[]): readonly PlannedField[] =>
  plan.flatMap((section) => section.fields);
