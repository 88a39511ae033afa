// The fields of a form: declared fields that its endpoint accepts, with their schema.
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inner, takes } from '../../../contract/scalars.ts';
import type { Field, Stock } from '../declarations.ts';
import { inputs } from '../fields/input/inputs.tsx';
import type { FieldType } from '../fields/fieldType.ts';
import {
  choicesOf,
  fieldTypeNameOf,
  fieldTypeOf,
  type FieldTypeName,
} from '../fields/fieldTypes.tsx';
import type { Section } from '../sectionsOf.ts';

type Input = NonNullable<FieldType['Input']>;

export interface PlannedField {
  readonly Input: Input;
  readonly name: string;
  readonly schema: z.ZodType;
  readonly type: FieldTypeName;
  /** An empty value is refused. */
  readonly required: boolean;
  /** Read-only once the record has a value. */
  readonly stays: boolean;
  readonly choices: readonly string[];
  /** Integers only. */
  readonly whole: boolean;
  /** The input of react-admin that the declaration has instead of one of the engine's. */
  readonly stock?: Stock;
  /** Whether the form has it, by the form's other values. */
  readonly when?: Field['when'];
  /** How a value is displayed, if its field type does not define it. */
  readonly Show?: FieldType['Show'];
}

export interface PlannedSection {
  readonly name?: string;
  readonly fields: readonly PlannedField[];
}

const isWhole = (schema: z.ZodType): boolean => {
  const { def } = inner(schema) as { def: { type: string; options?: readonly z.ZodType[] } };
  return ('format' in def && def.format === 'safeint') || (def.options ?? []).some(isWhole);
};

function isRequired(schema: z.ZodType, type: FieldTypeName): boolean {
  if (type === 'boolean') return false;
  const nothing = type === 'list' ? [undefined, null, []] : [undefined, null, ''];
  return !nothing.some((value) => takes(schema, value));
}

/** The input of a custom field type, then of the named one, then of the contract field's default type. */
function inputOf(given: Field['type'], type: FieldTypeName, schema: z.ZodType): Input {
  if (typeof given === 'string') return inputs[given];
  return given?.Input ?? fieldTypeOf(schema).Input ?? inputs[type];
}

function plannedField(name: string, schema: z.ZodType, declared: Field | undefined): PlannedField {
  const declaredType = declared?.type;
  const type = typeof declaredType === 'string' ? declaredType : fieldTypeNameOf(schema);
  return {
    name,
    schema,
    type,
    Input: inputOf(declaredType, type, schema),
    required: declared?.required ?? isRequired(schema, type),
    stays: typeof declaredType === 'object' && declaredType.stays === true,
    choices: choicesOf(schema) ?? [],
    whole: type === 'number' && isWhole(schema),
    stock: declared?.input,
    when: declared?.when,
  };
}

/** The form of an endpoint, without fields it does not accept and sections without fields. */
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
