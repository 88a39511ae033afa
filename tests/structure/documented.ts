// Reads calls of the contract against the specification's own lines: each has its inputs, its answers and its form.
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

export interface Documented {
  /** Names that it takes beside those in its path. */
  takes?: string;
  /** Names that it answers; of a list without pages those of its rows. */
  answers?: string;
  /** Names of each row of a page. */
  rows?: string;
  sends?: 'file' | 'list';
  gives?: 'file';
}

/** What the specification says, word by word, and the calls that are read in it. */
export type Group = readonly [
  said: string,
  calls: Readonly<Record<string, Documented>>,
  /** How many addresses are said, where that is known. */
  count?: number,
];

const words = (text = '') => text.split(' ').filter(Boolean);
/** A parameter of a path may be called otherwise in the contract. */
const addressOf = (method: string, path: string) =>
  `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '{}')}`;

const endpoints = new Map(
  Object.values(allEndpoints).map((one) => [addressOf(one.method, one.path), one]),
);

/** The names of an object, or of the rows of a list. */
function namesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return namesOf(schema.element as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The names of the rows of a page. */
const namesOfRows = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject && schema.shape['content']
    ? namesOf(schema.shape['content'] as z.ZodType)
    : [];

/** What the contract has of a documented call; nothing where it lacks the call. */
export function foundOf(address: string) {
  const [method = '', path = ''] = address.split(' ');
  const endpoint: Endpoint | undefined = endpoints.get(addressOf(method, path));
  if (!endpoint) return undefined;
  const { input, output, gives, feature, takes = 'json' } = endpoint;
  return {
    takes: namesOf(input),
    answers: namesOf(output),
    rows: namesOfRows(output),
    sends: takes,
    gives,
    feature,
  };
}

/** What it must have at the least. */
export const documentedNames = ({ takes, answers, rows }: Documented) => ({
  takes: words(takes),
  answers: words(answers),
  rows: words(rows),
});

/** The addresses of the specification's text `said`, and those of them that are not among `calls`. */
export function addressesIn(said: string, calls: Readonly<Record<string, Documented>>) {
  const addresses = said.match(/(?<=[\s,])\/[\w{}/-]+/g) ?? [];
  const listed = Object.keys(calls);
  return {
    addresses,
    lacking: addresses.filter((one) => !listed.some((call) => call.endsWith(one))),
  };
}
