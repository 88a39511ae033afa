// Both catalogues say the same: every key in both, every value filled in both.
import { describe, expect, it } from 'vitest';
import english from 'ra-language-english';
import { inputReasons } from '../../contract/inputReasons.ts';
import { problems as contractProblems } from '../../contract/problems.ts';
import * as en from '../../src/i18n/en/catalogue.ts';
import { signInPages as enSignInPages } from '../../src/i18n/en/signInPages.ts';
import { pages as enPages } from '../../src/i18n/en/pages.ts';
import * as enCustomPages from '../../src/i18n/en/customPages.ts';
import type { Words } from '../../src/i18n/messages.ts';
import * as zh from '../../src/i18n/zh/catalogue.ts';
import { signInPages as zhSignInPages } from '../../src/i18n/zh/signInPages.ts';
import { pages as zhPages } from '../../src/i18n/zh/pages.ts';
import * as zhCustomPages from '../../src/i18n/zh/customPages.ts';
import { flat } from '../structure/texts/texts.ts';

/** The names that a text wants filled; `smart_count` alone may stand in one plural form and not in another. */
const filled = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))]
    .filter((name) => name !== 'smart_count')
    .toSorted((one, other) => `${one}`.localeCompare(`${other}`))
    .join(' ');

/** A text without what is filled in. */
const unfilled = (text: string) => text.replaceAll(/%\{\w+\}/g, '');

describe.each([
  ['the product', en, zh],
  ['the pages made by hand', enCustomPages, zhCustomPages],
  ['the pages before sign-in', enPages, zhPages],
  ['the rarer pages before sign-in', enSignInPages, zhSignInPages],
])('The words of %s', (_, one, other) => {
  const inEnglish = flat(one as unknown as Words);
  const inChinese = new Map(flat(other as unknown as Words));

  it('have the same keys in both languages (R1.4)', () => {
    expect([...inChinese.keys()].toSorted()).toEqual(inEnglish.map(([key]) => key).toSorted());
  });

  it('fill the same values in both languages', () => {
    const differing = inEnglish.filter(
      ([key, text]) => filled(text) !== filled(inChinese.get(key) ?? ''),
    );
    expect(differing).toEqual([]);
  });

  it('leave nothing empty', () => {
    const empty = [...inEnglish, ...inChinese]
      .filter(([, text]) => text === '')
      .map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it('are Chinese in Chinese, but for names, formats and codes', () => {
    const same = inEnglish.filter(
      ([key, text]) => inChinese.get(key) === text && /[a-z]{2}/i.test(unfilled(text)),
    );
    expect(same.map(([key]) => key).filter((key) => !SAME_IN_BOTH.test(key))).toEqual([]);
  });
});

/** Names of languages, the brand, codes, sizes and units. */
const SAME_IN_BOTH =
  /^(app\.(brand|title|language\.)|choices\.boxSize\.|.*\.(CSV|XLSX|csv|xlsx|pdf|megabytes|kilobytes)$)/;

it("react-admin's own words are all there in Chinese", () => {
  const own = flat((english as unknown as { ra: Words }).ra).map(([key]) => key);
  const ours = new Set(flat(zh.ra as unknown as Words).map(([key]) => key));
  expect(own.length).toBeGreaterThan(150);
  expect(own.filter((key) => !ours.has(key))).toEqual([]);
});

it("What the server can refuse has the server's own sentence in English, but for failures without a remedy", () => {
  const texts: Readonly<Record<string, string>> = en.problems.codes;
  const differing = Object.entries(contractProblems).filter(
    ([code, [, text]]) => texts[code]?.replaceAll('%{', '{') !== text,
  );
  expect(differing.map(([code]) => [code, texts[code]])).toEqual([['BUSY', 'SYSTEM ERROR']]);
  expect(en.problems.reasons).toEqual(inputReasons);
});

/** Texts that the requirements quote, by the end of their key. */
const QUOTED: Readonly<Record<string, string>> = {
  'ordersStatus.RESERVED': 'Booked (R4.22)',
  'ordersStatus.STORED': 'Deposited (R4.23)',
  'ordersStatus.FINISHED': 'Collected (R4.24)',
  'ordersStatus.CANCELED': 'Booking Cancelled (R4.25)',
  'ordersStatus.FAILED_DEPOSIT': 'Failed Deposit (R4.28)',
  'ordersStatus.EXPIRED': 'Expired (R4.29)',
  'ordersStatus.REMOVE': 'Removed (R4.30)',
  'parcelType.DEPOSIT_PARCEL': 'Deposit Parcel (R4.31)',
  'parcelType.RETURN_PARCEL': 'Return (R4.32)',
  'parcelType.DELIVER_PARCEL': 'Post Parcel (R4.33)',
  'lockerVersionStatus.CREATED': 'Task Created (R4.41)',
  'lockerVersionStatus.UPDATING': 'Updating (R4.42)',
  'lockerVersionStatus.FAILED': 'Failed (R4.44)',
  'lockerVersionStatus.CANCELED': 'Cancelled (R4.45)',
};

it.each(Object.entries(QUOTED))('%s is %s', (key, quoted) => {
  const found = flat(en as unknown as Words).filter(([name]) => name.endsWith(`.${key}`));
  expect(found.map(([, text]) => `${text} ${quoted.slice(quoted.indexOf('('))}`)).toEqual([quoted]);
});
