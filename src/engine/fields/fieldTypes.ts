// Every kind by name, and which one a field of the contract is when nobody says otherwise.
import type { z } from 'zod';
import { inner } from '../../../contract/scalars.ts';
import type { FieldType } from './fieldType.ts';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { date } from './date.tsx';
import { document } from './files/document.tsx';
import { email } from './email.tsx';
import { link } from './link.tsx';
import { list } from './list.tsx';
import { longText } from './longText.tsx';
import { money } from './figures/money.tsx';
import { referencesTo } from './references/resourceReference.tsx';
import { number } from './figures/number.tsx';
import { phone } from './phone.tsx';
import { picture } from './files/picture.tsx';
import { secret } from './secret.tsx';
import { text } from './text.tsx';
import { time } from './time.tsx';

const kinds = {
  boolean,
  choice,
  date,
  document,
  email,
  link,
  list,
  longText,
  money,
  number,
  phone,
  picture,
  secret,
  text,
  time,
} satisfies Record<string, FieldType>;

export type FieldTypeName = keyof typeof kinds;

/** The choices of an enum, nothing for any other schema. */
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

/** How references behave where they are empty or wrong. */
const byMeaning: Partial<Record<string, FieldTypeName>> = {
  reference: 'choice',
  references: 'list',
};

/** The name of a field's kind, from its meaning in the contract (time, link …), else from its type. */
export function fieldTypeNameOf(schema: z.ZodType | undefined): FieldTypeName {
  if (!schema) return 'text';
  const bare = inner(schema);
  const meaning = bare.meta()?.['kind'];
  if (typeof meaning === 'string' && Object.hasOwn(kinds, meaning)) return meaning as FieldTypeName;
  return byMeaning[String(meaning)] ?? byType[bare.def.type] ?? 'text';
}

/** The kind of a field when nobody says otherwise. */
export function fieldTypeOf(schema: z.ZodType | undefined): FieldType {
  const { kind, to } = (schema && inner(schema).meta()) ?? {};
  if (typeof to === 'string' && (kind === 'reference' || kind === 'references'))
    return referencesTo(to)[kind];
  return kinds[fieldTypeNameOf(schema)];
}

/** A kind by its name. */
export const fieldTypeNamed = (name: FieldTypeName): FieldType => kinds[name];
