// Reads calls of the contract against the specification's own lines: each has its inputs, its answers and its form.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

export interface Documented {
  /** Names that it takes beside those in its path. */
  takes?: string;
  /** Names that it answers; of a list those of its rows. */
  answers?: string;
}

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

/** `said` is the specification's text; every address in it must be among `calls`. */
export function describeDocumented(
  group: string,
  said: string,
  calls: Readonly<Record<string, Documented>>,
): void {
  describe(group, () => {
    test.each(Object.entries(calls))('%s', (address, documented) => {
      const [method = '', path = ''] = address.split(' ');
      const endpoint: Endpoint | undefined = endpoints.get(addressOf(method, path));
      expect(endpoint, address).toBeDefined();
      if (!endpoint) return;
      expect(namesOf(endpoint.input)).toEqual(expect.arrayContaining(words(documented.takes)));
      expect(namesOf(endpoint.output)).toEqual(expect.arrayContaining(words(documented.answers)));
    });
    test('every address that is documented stands in the table', () => {
      const addresses = said.match(/(?<=[\s,])\/[\w{}/-]+/g) ?? [];
      const listed = Object.keys(calls);
      const lacking = addresses.filter((one) => !listed.some((call) => call.endsWith(one)));
      expect(addresses.length).toBeGreaterThan(0);
      expect(lacking).toEqual([]);
    });
  });
}
