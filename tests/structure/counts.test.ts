// The figures of npm run count may only improve: counts.json holds the best so far.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../scripts/counting/figures.mjs';
import { newResource } from '../../scripts/counting/newResource.mjs';
import { readSources } from '../../scripts/counting/sources.mjs';

const held: Record<string, number> = JSON.parse(
  readFileSync('tests/structure/counts.json', 'utf8'),
);
const sources = readSources();
const figures = Object.entries(figuresOf(sources, newResource()));

describe('The figures of npm run count', () => {
  test('each has a number that is held, and the code is counted whole', () => {
    expect(Object.keys(held)).toEqual(figures.map(([name]) => name));
    expect(sources.length).toBeGreaterThan(1500);
  });

  test.each(figures)('%s: not worse than before', (name, { now, more }) => {
    const limit = held[name]!;
    if (more ? now > limit : now < limit - 99)
      process.stdout.write(`${name} improved from ${limit} to ${now}: npm run count -- --write\n`);
    expect(
      more ? now >= limit : now <= limit,
      `${name}: ${now}, and ${limit} is held. Find what your change adds with npm run count, and remove as much of the kind, preferably in the same commit. If a decision record says why it has to be so, change the number in tests/structure/counts.json by hand`,
    ).toBe(true);
  });
});

const LIST = `import { List as Stock, ListContextProvider } from 'react-admin';
import Button from '@mui/material/Button';
import { Chip } from '@mui/material';
/** A <select> and what is said in a comment do not count. */
export const List = ({ asked }: { readonly asked: string }) => (
  <ListContextProvider value={asked}>
    <Stock><Button /><button type="button">{'<table>'}</button></Stock>
  </ListContextProvider>
);
`;

test.each([
  ['src/engine/List.tsx', LIST, { 'engine lines': 9, 'product lines': 9 }],
  ['src/engine/List.tsx', LIST, { '<button>': 1, '<select>': 0, '<table>': 0 }],
  ['src/engine/List.tsx', LIST, { 'react-admin components': 1, 'MUI components': 1 }],
  ['src/engine/List.tsx', LIST, { 'private names': 1, 'misnamed files': 0 }],
  ['src/engine/Table.tsx', LIST, { 'misnamed files': 1 }],
  ['src/custom/signIn/SignIn.tsx', LIST, { '<button>': 0, 'react-admin components': 0 }],
  ['src/custom/price/usePrice.ts', 'const [a] = useState<A>();\n', { 'useState in custom': 1 }],
  ['server/price/told.ts', 'const { toldPrice: price, isTold } = a;\n', { 'private names': 1 }],
  ['server/price/routes.ts', 'export const priceRoutes = [];\n', { 'misnamed files': 0 }],
  ['server/price/price.ts', 'export type Price = 1;\n', { 'misnamed files': 0 }],
  ['src/ui/list.css', 'a {\n}\n', { 'CSS lines': 2, 'product lines': 2 }],
  ['tests/price.test.ts', 'a;\n', { 'test lines': 1, 'product lines': 0 }],
  ['src/i18n/en/price.ts', 'a;\n', { 'product lines': 0 }],
  ['server/seed/price.ts', 'a;\n', { 'product lines': 0 }],
])('What is counted: in %s: %j', (path, text, counted) => {
  const all = figuresOf([{ path, text }], { files: 5, registryLines: 3 });
  const now = Object.keys(counted).map((name) => [name, all[name]!.now]);
  expect(Object.fromEntries(now)).toEqual(counted);
});
