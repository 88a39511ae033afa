// What the API document says of text filters is so: each finds what begins with the text, or holds it, and nothing else.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import type { Listing } from '../../../contract/endpoint.ts';
import { filterText } from '../../../server/apiDocs/filters.ts';
import { isRestList } from '../../../server/http/simpleRest.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

type Row = Record<string, unknown>;

const server = await fileServer();
const token = await server.signIn('admin');

const claims = Object.entries(allEndpoints).flatMap(([call, endpoint]) => {
  if (!('filters' in endpoint)) return [];
  const list = endpoint as Listing;
  return list.filters.flatMap((name) => {
    const schema = z.toJSONSchema(list.input.shape[name]!, { io: 'input', unrepresentable: 'any' });
    const text = filterText(call, name, schema);
    const way = /^Finds (?:values|names) that (begin|contain)/.exec(text)?.[1];
    return way && name in list.row.shape ? [{ call, name, way, list }] : [];
  });
});

async function rowsOf(list: Listing, filter: Row): Promise<Row[]> {
  const asked = { ...filter, page: 0, size: 100 };
  const { status, body } = await server.ask(list, asked, { token });
  expect([status, body]).toEqual([200, expect.anything()]);
  return (isRestList(list) ? body : (body as { content: unknown }).content) as Row[];
}

const plain = (value: unknown) => String(value).toLowerCase();
const isLong = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w .@-]{4,}$/.test(value);

it('names most of the text filters', () => {
  expect(claims.length).toBeGreaterThan(40);
});

it.each(claims)('$call finds $name that $way with a text', async ({ name, way, list }) => {
  const value = (await rowsOf(list, {})).map((row) => row[name]).find(isLong);
  if (value === undefined) return;
  const text = value.trim();
  const part = (way === 'begin' ? text.slice(0, -1) : text.slice(1, -1)).trim();
  const found = (await rowsOf(list, { [name]: part })).map((row) => plain(row[name]));
  expect(found.length).toBeGreaterThan(0);
  const holds = (one: string) =>
    way === 'begin' ? one.startsWith(plain(part)) : one.includes(plain(part));
  expect(found.filter((one) => !holds(one))).toEqual([]);
  if (way !== 'begin') return;
  const end = text.slice(1);
  const others = (await rowsOf(list, { [name]: end })).map((row) => plain(row[name]));
  expect(others.filter((one) => !one.startsWith(plain(end)))).toEqual([]);
});
