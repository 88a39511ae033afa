// A column is sorted by the number that it shows: in every list that the product declares.
import { expect, test } from 'vitest';
import { resources } from '../../src/app/pages.ts';
import { fileServer } from '../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const columns = resources.flatMap(
  ({ name, collection: { list }, list: { columns: main, moreColumns = [] }, fields }) =>
    [...main, ...moreColumns].flatMap((column) => {
      const { value, sort = column } = fields[column] ?? {};
      const isSorted = value !== undefined && list.sorts.includes(sort);
      return isSorted ? [{ name, column, list, value, sort: `${sort},asc` }] : [];
    }),
);

test.each(columns)('$name: $column', async ({ list, value, sort }) => {
  const { body } = await server.ask(list, { page: 0, size: 100, sort }, { token });
  const { content = body } = body as { content?: unknown };
  const shown = (content as never[]).map((row) => value(row));
  // A number, or the part of a whole.
  const numbers = shown
    .map((one) => (one as { part?: unknown } | null)?.part ?? one)
    .filter((one) => typeof one === 'number');
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});
