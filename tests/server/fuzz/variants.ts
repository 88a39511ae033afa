// The 84 malformed variants of a call: bad values in one place, and requests wrong as a whole.
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Fields, Parts } from './calls.ts';
import { BAD_FORMS, type FormClass } from './forms.ts';
import type { Random } from './random.ts';
import { sampleInput } from './samples.ts';
import { BAD_VALUES, type InputClass } from './values.ts';

export interface Variant {
  readonly name: string;
  readonly kind: InputClass | FormClass;
  /** What the request is made of; `place` is where it was spoiled. */
  readonly of: (endpoint: Endpoint, good: Good, random: Random) => Parts & { place?: string };
}

/** A good input, and the same as JSON texts. */
export interface Good {
  readonly input: Readonly<Record<string, unknown>>;
  readonly fields: Fields;
}

type Place = readonly string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place of a value that can be spoiled, also inside lists and objects. */
const placesIn = (value: unknown, above: Place = []): Place[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => [
        [...above, name],
        ...placesIn(inner, [...above, name]),
      ])
    : [];

const shapeOf = ({ input }: Endpoint) => (input instanceof z.ZodObject ? input.shape : {});

/** Stands where the bad value goes, until the rest is written as JSON. */
const HERE = '\uE000here\uE000';

/** A copy with the place marked, or left out. */
function marked(value: unknown, [name = '', ...rest]: Place, left: boolean): unknown {
  if (rest.length > 0 && isObject(value)) {
    const inner = marked(value[name], rest, left);
    return Array.isArray(value)
      ? value.map((one, at) => (String(at) === name ? inner : one))
      : { ...value, [name]: inner };
  }
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? HERE : one));
  const { [name]: _, ...others } = isObject(value) ? value : {};
  return left ? others : { ...others, [name]: HERE };
}

const jsonFields = (input: unknown): Fields =>
  Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** A good input of a call. */
export function goodOf(endpoint: Endpoint, random: Random): Good {
  const input = sampleInput(endpoint, random);
  return { input, fields: jsonFields(input) };
}

/** The field of an unknown name, where a call takes none. */
const NO_FIELD: Place = ['nobodyKnowsThis'];

function spoiled(endpoint: Endpoint, { input }: Good, json: string | undefined, random: Random) {
  const places = [...Object.keys(shapeOf(endpoint)).map((name) => [name]), ...placesIn(input)];
  const place = places.length > 0 ? random.of(places) : NO_FIELD;
  const fields = jsonFields(marked(input, place, json === undefined));
  const bad = Object.entries(fields).map(([name, text]) => [
    name,
    text.replace(JSON.stringify(HERE), () => json ?? ''),
  ]);
  return { fields: Object.fromEntries(bad) as Fields, place: place.join('.') };
}

export const VARIANTS: readonly Variant[] = [
  ...BAD_VALUES.map(({ name, kind, json }) => ({
    name,
    kind,
    of: (endpoint: Endpoint, good: Good, random: Random) => spoiled(endpoint, good, json, random),
  })),
  ...BAD_FORMS.map(({ name, kind, of }) => ({
    name,
    kind,
    of: (endpoint: Endpoint, good: Good) => of(endpoint, good.fields),
  })),
];
