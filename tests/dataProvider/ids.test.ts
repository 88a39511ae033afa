// Ids from URLs and attributes: a number of ours, or a text of another server, never something that no server wrote.
import { afterEach, expect, test } from 'vitest';
import { noteIds, readId } from '../../src/dataProvider/ids.ts';
import { documentedRoutes } from '../../src/routes/documentedRoutes.ts';

afterEach(() => noteIds(undefined));

const READ = [
  ['37', 37],
  ['-1', -1],
  ['k37', 'k37'],
  ['', ''],
  ['007', '007'],
  ['1e3', '1e3'],
  ['NaN', 'NaN'],
  ['12345678901234567890', '12345678901234567890'],
] as const;

test.each(READ)('where the user’s own id is a number, "%s" is %o', (text, id) => {
  noteIds(1);
  expect(readId(text)).toBe(id);
});

test.each(READ)('where it is a text, "%s" stays a text', (text) => {
  noteIds('k1');
  expect(readId(text)).toBe(text);
});

test.each([
  ['37', '{"lockerId":37}'],
  ['k37', '{"lockerId":"k37"}'],
  ['12345678901234567890', '{"lockerId":"12345678901234567890"}'],
])('the parcels of locker %s are filtered by the id as it was written', (id, filter) => {
  const { byQuery } = documentedRoutes.find(({ from }) => from === 'ViewParcels')!;
  const to = byQuery!(new URLSearchParams({ lockerId: id }))!;
  expect(new URLSearchParams(to.split('?')[1]).get('filter')).toBe(filter);
});
