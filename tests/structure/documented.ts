// Reads calls of the contract against the requirements: each has its inputs, its answers and its form.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

export interface Documented {
  /** The numbers of the requirements that a call proves which has all of it. */
  proves?: string;
  /** Names that it takes beside those in its path. */
  takes?: string;
  /** Names that it answers; of a list without pages those of its rows. */
  answers?: string;
  /** Names of each row of a page. */
  rows?: string;
  sends?: 'file' | 'list';
  gives?: 'file';
}

/** Calls by their method and path. */
export type Group = Readonly<Record<string, Documented>>;

const PAGE = 'content totalPages totalElements';

/** A call with these inputs, and these answers if any are documented. */
export const takes = (proves: string, names: string, answers = ''): Documented => ({
  proves,
  takes: names,
  answers,
});
/** A call that takes nothing beside its path. */
export const answers = (proves: string, names: string): Documented => ({ proves, answers: names });
/** A list in pages. */
export const pages = (proves: string, names: string, rows = ''): Documented => ({
  proves,
  takes: names,
  answers: PAGE,
  rows,
});
/** A call that answers a file. */
export const file = (proves: string, names = ''): Documented => ({
  proves,
  takes: names,
  gives: 'file',
});

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

/** The endpoint of the contract at an address. */
export function endpointAt(address: string): Endpoint | undefined {
  const [method = '', path = ''] = address.split(' ');
  return endpoints.get(addressOf(method, path));
}

/** What the contract has of a documented call; nothing where it lacks the call. */
export function foundOf(address: string) {
  const endpoint = endpointAt(address);
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

/** Every call that the requirements name with its method. */
export const documentedAddresses: readonly string[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/`((?:GET|POST) \/[^`]+)`/g),
].map(([, address = '']) => address);
