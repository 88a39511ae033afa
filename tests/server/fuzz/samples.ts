// Makes an input that a call's schema accepts: what the fuzzer then spoils in one place.
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { pieces } from '../../../contract/pieces.ts';
import type { Random } from './random.ts';

/** Texts and numbers of which each kind of field takes one; tried in this order. */
const TRIED: readonly unknown[] = [
  'Sample text 1',
  '1',
  '123456',
  '99123456',
  '2026-11-01',
  'sample@example.test',
  'http://127.0.0.1:9/sample',
  'Brandnew2026',
  '35',
  'SAMPLE_ROLE',
  'CY',
  'EUR',
  '12:30',
  '1.0.0',
  '#a0b1c2',
  '#4',
  1,
  1.5,
  1_760_000_000_000,
  true,
];

/** What zod keeps of a schema; which of these there is depends on its type. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** An id of a record that the demo network has. */
const ID_MAX = 12;
/** One in so many optional fields is left out. */
const OMITTED_EVERY = 3;

function sampleOfUnion(schema: z.ZodType, options: readonly z.ZodType[], random: Random): unknown {
  const samples = options.map((option) => sampleOf(option, random));
  return samples.find((sample) => accepts(schema, sample));
}

function sampleOfObject(shape: Readonly<Record<string, z.ZodType>>, random: Random): object {
  const fields = Object.entries(shape).map(([name, schema]) => [name, sampleOf(schema, random)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** A value that the schema accepts; undefined where none was found. */
export function sampleOf(schema: z.ZodType, random: Random): unknown {
  const { type, innerType, element, options, entries, values, shape, ...def } =
    definitionOf(schema);
  if (schema.meta()?.['meaning'] === 'id') return random.below(ID_MAX) + 1;
  // What terminals report is of the last days, or is refused for that alone.
  if (schema.meta()?.['meaning'] === 'time') return Date.now();
  if (shape) return sampleOfObject(shape, random);
  if (type === 'optional' && random.below(OMITTED_EVERY) === 0) return undefined;
  if (innerType) return sampleOf(innerType, random);
  if (def.in) return [sampleOf(def.in, random), ...TRIED].find((value) => accepts(schema, value));
  if (options) return sampleOfUnion(schema, options, random);
  if (entries) return random.of(Object.values(entries));
  if (values) return values[0];
  if (element) {
    const one = sampleOf(element, random);
    return [[one], [], [one, one]].find((list) => accepts(schema, list));
  }
  if (type === 'record') return {};
  return TRIED.find((value) => accepts(schema, value));
}

/** An input that the call accepts. A file is sent whole, unless a variant says otherwise. */
export function sampleInput({ input, takes }: Endpoint, random: Random): Record<string, unknown> {
  const sample = Object.entries((sampleOf(input, random) ?? {}) as Record<string, unknown>);
  const fields = takes === 'multipart' ? sample.filter(([name]) => !(name in pieces)) : sample;
  return Object.fromEntries(fields);
}
