// Every kind by name, and which one a field of the contract is when nobody says otherwise.
import type { z } from 'zod';
import type { Kind } from './kind.ts';
import { boolean } from './boolean.tsx';
import { choice } from './choice.tsx';
import { link } from './link.tsx';
import { number } from './number.tsx';
import { text } from './text.tsx';
import { time } from './time.tsx';

const kinds = { boolean, choice, link, number, text, time } satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The schema under `optional`, `nullable` and `default`. */
function inner(schema: z.ZodType): z.ZodType {
  const wrapped = schema as z.ZodType & { unwrap?: () => z.ZodType };
  const wraps = ['optional', 'nullable', 'default'].includes(schema.def.type);
  return wraps && wrapped.unwrap ? inner(wrapped.unwrap()) : schema;
}

/** The choices of an enum, nothing for any other schema. */
export function choicesOf(schema: z.ZodType | undefined): readonly string[] | undefined {
  if (!schema) return undefined;
  const bare = inner(schema) as z.ZodType & { options?: readonly unknown[] };
  return bare.def.type === 'enum' ? bare.options?.map(String) : undefined;
}

const byType: Partial<Record<string, KindName>> = {
  enum: 'choice',
  boolean: 'boolean',
  number: 'number',
  int: 'number',
};

/** The kind of a field from its meaning in the contract (time, link …), else from its type. */
export function kindOf(schema: z.ZodType | undefined): Kind {
  if (!schema) return kinds.text;
  const bare = inner(schema);
  const meaning = bare.meta()?.['kind'];
  if (typeof meaning === 'string' && Object.hasOwn(kinds, meaning))
    return kinds[meaning as KindName];
  return kinds[byType[bare.def.type] ?? 'text'];
}

/** A kind by its name. */
export const kindNamed = (name: KindName): Kind => kinds[name];
