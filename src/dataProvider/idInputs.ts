// Inputs of the contract on a server whose ids are texts.
import { z } from 'zod';
import { inner, meaningOf } from '../../contract/scalars.ts';
import { areTextIds } from './ids.ts';

const anyText = z.string().min(1).max(200);

/** An id without the meaning of one: new devices have negative placeholders. */
const PLACEHELD = 'deviceId';

/** The same, whatever the form of the server's ids. */
function withTextIds(field: z.ZodType, name: string): z.ZodType {
  const meaning = meaningOf(field);
  if (meaning === 'id' || name === PLACEHELD || meaning === 'reference')
    return z.union([anyText, field]);
  if (meaning === 'references') return z.union([z.array(anyText), field]);
  const plain = inner(field);
  if (!(plain instanceof z.ZodArray)) return field;
  const element = inner(plain.element as z.ZodType);
  if (meaningOf(element) === 'id') return z.union([z.array(anyText), field]);
  return element instanceof z.ZodObject ? z.union([z.array(idInputs(element)), field]) : field;
}

/** An input whose ids may be texts, on a server with such ids. */
export function idInputs(input: z.ZodType): z.ZodType {
  if (!areTextIds() || !(input instanceof z.ZodObject)) return input;
  const fields = Object.entries<z.ZodType>(input.shape);
  const shape = Object.fromEntries(fields.map(([name, field]) => [name, withTextIds(field, name)]));
  // Without ids, the object keeps its own rules.
  if (fields.every(([name, field]) => shape[name] === field)) return input;
  return z.object({ ...input.shape, ...shape });
}
