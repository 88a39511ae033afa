// docs/data-provider.md names the calls that the dataProvider makes for each resource.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { resources } from '../../src/app/pages.ts';

const METHODS = ['list', 'one', 'create', 'update', 'remove'] as const;

const cell = (made?: Endpoint) => (made ? `${made.method} \`${made.path}\`` : 'none');

test('the guide of the dataProvider has one row for each resource, with its calls', () => {
  const rows = resources.map(({ name, collection }) => {
    const calls = METHODS.map((method) => cell(collection[method]));
    return `| ${[`\`${name}\``, `\`${collection.id}\``, ...calls].join(' | ')} |`;
  });
  const text = readFileSync('docs/data-provider.md', 'utf8').replaceAll(/ +/g, ' ');
  const found = text.split('\n').filter((line) => line.startsWith('| `'));
  expect(found.toSorted()).toEqual(rows.toSorted());
});
