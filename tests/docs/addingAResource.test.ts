// What docs/adding-a-resource.md shows is what the tests walk: the same files, the same count of lines.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trolleyFiles } from '../kit/screens/trolleyFiles.ts';
import { linksOf, quotedIn, rowsBelow } from './markdown.ts';

const paper = readFileSync('docs/adding-a-resource.md', 'utf8');
const quoted = quotedIn(paper);
const number = /migrations\/(\d+)\.ts/.exec(paper)?.[1];
const files = trolleyFiles(number);

const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
const bySize = (one: number, other: number) => one - other;
const full = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

test('it shows every file of the resource, to the letter', () => {
  expect(quoted.toSorted(byPath)).toEqual(files.toSorted(byPath));
});

test('it counts the lines of each file, and their sum', () => {
  const rows = rowsBelow(paper, 'What it costs').map(
    ([what = '', lines = '']) => [what, Number(lines.replaceAll('*', ''))] as const,
  );
  const counts = rows.slice(0, -1).map(([, lines]) => lines);
  const own = files.map(({ text }) => full(text));
  expect(counts.toSorted(bySize)).toEqual(own.toSorted(bySize));
  expect(rows.at(-1)?.[1]).toBe(counts.reduce((sum, lines) => sum + lines, 0));
  expect(rows.at(-1)?.[1]).toBeLessThanOrEqual(60);
});

test('it leads to files that are there', () => {
  expect(linksOf(paper).filter((path) => !existsSync(`docs/${path}`))).toEqual([]);
  const named = [...paper.matchAll(/`((?:src|server|contract|domain|tests)\/[\w/.]+\.tsx?)`/g)].map(
    ([, path]) => path!,
  );
  const own = files.map(({ path }) => path);
  expect(named.filter((path) => !own.includes(path) && !existsSync(path))).toEqual([]);
});
