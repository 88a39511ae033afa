// All field types by name, and the default type of a contract field.
import type { z } from 'zod';
import { inner } from '../../../contract/scalars.ts';
import type { FieldType } from './fieldType.ts';
import { choice } from './choice.tsx';
import { document } from './files/document.tsx';
import { link } from './link.tsx';
import { referencesTo } from './references/referencesTo.tsx';
import { picture } from './files/picture.tsx';
import { simpleTypes } from './simpleTypes.tsx';
import { text, longText } from './text.tsx';

const types = { ...simpleTypes, choice, document, link, longText, picture, text };

export type FieldTypeName = keyof typeof types;

/** The values of an enum, undefined for any other schema. */
export function choicesOf(schema: z.ZodType | undefined): readonly string[] | undefined {
  if (!schema) return undefined;
  const bare = inner(schema) as z.ZodType & { options?: readonly unknown[] };
  return bare.def.type === 'enum' ? bare.options?.map(String) : undefined;
}

const byType: Partial<Record<string, FieldTypeName>> = {
  enum: 'choice',
  boolean: 'boolean',
  number: 'number',
  int: 'number',
  array: 'list',
};

/** Field types that references behave like when empty or invalid. */
const byMeaning: Partial<Record<string, FieldTypeName>> = {
  reference: 'choice',
  references: 'list',
};

/** The name of a field's type, by its meaning in the contract (time, link …), then by its schema type. */
export function fieldTypeNameOf(schema: z.ZodType | undefined): FieldTypeName {
  if (!schema) return 'text';
  const bare = inner(schema);
  const meaning = bare.meta()?.['meaning'];
  if (typeof meaning === 'string' && Object.hasOwn(types, meaning)) return meaning as FieldTypeName;
  return byMeaning[String(meaning)] ?? byType[bare.def.type] ?? 'text';
}

/** The default field type. */
export function fieldTypeOf(schema: z.ZodType | undefined): FieldType {
  const { meaning, to } = (schema && inner(schema).meta()) ?? {};
  if (typeof to === 'string' && (meaning === 'reference' || meaning === 'references'))
    return referencesTo(to)[meaning];
  return types[fieldTypeNameOf(schema)];
}

export const fieldTypeNamed = (name: FieldTypeName): FieldType => types[name];
