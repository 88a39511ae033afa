// Which fields a form has: those of the declaration that its endpoint takes, each with what the endpoint says of it.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inner } from '../../../contract/scalars.ts';
import type { Field } from '../declarations.ts';
import { entered } from '../kinds/enter/entered.ts';
import type { Entry, Kind } from '../kinds/kind.ts';
import { choicesOf, kindNameOf, kindOf, type KindName } from '../kinds/kinds.ts';
import type { Section } from '../sections.ts';

export interface PlannedField {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly kind: KindName;
  readonly Enter: ComponentType<Entry>;
  /** Nothing entered is refused. */
  readonly required: boolean;
  /** Entered once: of a record that has a value it is only read. */
  readonly stays: boolean;
  readonly choices: readonly string[];
  /** A number without decimals. */
  readonly whole: boolean;
  /** How a value is read, where the field's kind does not say it. */
  readonly Show?: Kind['Show'];
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

function isRequired(schema: z.ZodType, kind: KindName): boolean {
  if (kind === 'boolean') return false;
  const nothing = kind === 'list' ? [undefined, null, []] : [undefined, null, ''];
  return !nothing.some((value) => takes(schema, value));
}

/** A hand-made kind's own way, else the named kind's, else that of what the contract says of the field. */
function enterOf(told: Field['kind'], kind: KindName, schema: z.ZodType): ComponentType<Entry> {
  if (typeof told === 'string') return entered[told];
  return told?.Enter ?? kindOf(schema).Enter ?? entered[kind];
}

function plannedField(name: string, schema: z.ZodType, said: Field | undefined): PlannedField {
  const told = said?.kind;
  const kind = typeof told === 'string' ? told : kindNameOf(schema);
  return {
    name,
    schema,
    kind,
    Enter: enterOf(told, kind, schema),
    required: isRequired(schema, kind),
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
