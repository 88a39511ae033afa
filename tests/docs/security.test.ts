// docs/security.md: the tests it names exist, the README links to it, and it stays short.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksOf } from './markdown.ts';

const page = readFileSync('docs/security.md', 'utf8');
const named = [...page.matchAll(/`([\w/.]+\.test\.ts)`/g)].map(([, path = '']) => path);

test('every promise names tests that are there', () => {
  expect(named.length).toBeGreaterThan(25);
  const missing = named.filter((path) => !existsSync(`tests/server/${path}`));
  expect(missing).toEqual([]);
});

test('the README leads to it, and it is read in five minutes', () => {
  expect(linksOf(readFileSync('README.md', 'utf8'))).toContain('docs/security.md');
  expect(page.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThan(1_000);
});
