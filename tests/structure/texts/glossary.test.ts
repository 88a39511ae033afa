// The words that docs/glossary.md rules out: its last column, read against every text of the catalogues.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headings as chineseHeadings } from '../../../src/i18n/zh/headings.ts';
import { chineseTexts, englishTexts, type Text } from './texts.ts';

/** A row of the glossary: what its last column rules out, by language. */
interface Row {
  readonly word: string;
  readonly english: readonly string[];
  /** Quoted ones are ruled out as a whole text only. */
  readonly chinese: readonly string[];
}

const ON_SCREENS = 'on screens:';

function rowOf(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const said = (cells[4] ?? '').replaceAll(/\([^)]*\)/g, '');
  const english = said
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(ON_SCREENS))
    .flatMap((part) => part.slice(ON_SCREENS.length).split(','));
  return {
    word: cells[1] ?? '',
    english: english.map((word) => word.trim()),
    chinese: said.match(/“?\p{Script=Han}+”?/gu) ?? [],
  };
}

const glossary = readFileSync('docs/glossary.md', 'utf8');
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map(rowOf);

/** Messages that the specification quotes keep their words; they may name the item that they are about. */
const requirements = readFileSync('docs/requirements.md', 'utf8');
const isDocumented = (text: string) => requirements.includes(text.replace(/: %\{item\}$/, ''));

/** Keys under which a word is the right one for another thing, and the reason. */
const EXCEPTIONS: Readonly<Record<string, { readonly keys: RegExp; readonly reason: string }>> = {
  email: { keys: /^ra\./, reason: 'react-admin’s own, which no form of the product shows' },
};

/** Whether a text holds the word; the pattern is made once for all texts. */
function holding(word: string): (text: string) => boolean {
  if (word.startsWith('“')) return (text) => text === word.slice(1, -1);
  if (/\p{Script=Han}/u.test(word)) return (text) => text.includes(word);
  const pattern = new RegExp(String.raw`\b${word}s?\b`, 'i');
  return (text) => pattern.test(text.replaceAll(/%\{\w+\}/g, ''));
}

const foundIn = (texts: readonly Text[], words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const holds = holding(word);
    return texts
      .filter(([key, text]) => holds(text) && !EXCEPTIONS[word]?.keys.test(key))
      .filter(([, text]) => !isDocumented(text))
      .map(([key, text]) => `${word}: ${key} “${text}”`);
  });

const chinese = rows.flatMap((row) => row.chinese);
const english = rows.flatMap((row) => row.english);

test('the last column is read: Chinese words, and English ones after “on screens:”', () => {
  expect(chinese).toEqual(expect.arrayContaining(['物流商', '开锁', '过期', '“已存”']));
  expect(english).toEqual(expect.arrayContaining(['pin code', 'book number']));
  expect(english).not.toContain('door');
});

test('no Chinese text or heading holds a word that the glossary rules out, shouts or trails off', () => {
  const headings = Object.entries(chineseHeadings).map(([en, zh]): Text => [`heading ${en}`, zh]);
  expect(foundIn([...chineseTexts, ...headings], chinese)).toEqual([]);
  expect(chineseTexts.filter(([, text]) => /[！…]/.test(text))).toEqual([]);
});

test('no English text holds a word that the glossary rules out on screens', () => {
  expect(foundIn(englishTexts, english)).toEqual([]);
});

test('a word that is ruled out is found, in a sentence and alone', () => {
  const planted: Text[] = [
    ['one', '请选择物流商'],
    ['two', '已存'],
    ['three', '名称已存在'],
    ['four', 'Reset the Pin code'],
  ];
  const found = foundIn(planted, [...chinese, ...english]);
  const places = found.map((line) => line.slice(0, line.lastIndexOf(' “')));
  expect(new Set(places)).toEqual(new Set(['物流商: one', '“已存”: two', 'pin code: four']));
});

test('every exception is of a word in the glossary, and of a text', () => {
  const texts = [...chineseTexts, ...englishTexts];
  for (const [word, { keys, reason }] of Object.entries(EXCEPTIONS)) {
    expect([...chinese, ...english]).toContain(word);
    expect(reason).not.toBe('');
    const holds = holding(word);
    expect(texts.some(([key, text]) => keys.test(key) && holds(text))).toBe(true);
  }
});
