// Phrases that no English text of the product uses, unless the specification quotes the text.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problems } from '../../../contract/problems.ts';
import { englishTexts, type Text } from './texts.ts';

const FORBIDDEN: readonly RegExp[] = [
  /\b(somebody|nobody|everybody|whoever|whomever)\b/i,
  /\b(anew|told|any more|all the same|by itself|once more)\b/i,
  /\b(sees?|saw) to\b/i,
  /\bput right\b/i,
  /\bcannot be had\b/i,
  /\b(stands?|lies?|lay|laid)\b/i,
  /\b(is|are) to be\b/i,
  /\bwhat (is|was) (said|tried|entered|drawn|chosen)\b/i,
  /\bit takes %?\{/i,
];

const requirements = readFileSync('docs/requirements.md', 'utf8');

const foundIn = (texts: readonly Text[]): string[] =>
  texts
    .filter(([, text]) => FORBIDDEN.some((one) => one.test(text)) && !requirements.includes(text))
    .map(([key, text]) => `${key} “${text}”`);

test('no English text of the screens uses them', () => {
  expect(englishTexts.length).toBeGreaterThan(2000);
  expect(foundIn(englishTexts)).toEqual([]);
});

test('no error of the server uses them', () => {
  expect(foundIn(Object.entries(problems).map(([code, [, text]]): Text => [code, text]))).toEqual(
    [],
  );
});

test('a text that uses one is found', () => {
  const planted: Text[] = [
    ['one', 'Somebody else saved this record.'],
    ['two', 'A parcel stands in it.'],
    ['three', 'Contains a parcel.'],
  ];
  expect(foundIn(planted).map((found) => found.split(' ')[0])).toEqual(['one', 'two']);
});
