// Typed numbers: what is read, what is refused, and that nothing is changed on the way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../domain/readNumber.ts';

const DIGITS = '0123456789'.split('');
/** Marks that group digits, as keyboards, spreadsheets and other programs write them. */
const GROUPINGS = [',', '.', ' ', '\u00a0', '\u2009', '\u202f', "'", '\u2019'];

it.each([
  ['5,90|5.90|５，９０|\u200e5,90\u202c', 5.9],
  ["1.234,50|1,234.50|1 234,50|1\u00a0234,50|1\u2009234,50|1\u202f234,50|1'234.50", 1234.5],
  ['1\u2019234.50', 1234.5],
  ['1,234,567|1.234.567', 1_234_567],
  ['1 234', 1234],
  ['1.234.567,8', 1_234_567.8],
  ['１２．５', 12.5],
  ['-5|－５|- 5', -5],
  ['\u22125,5', -5.5],
  ['+5|  5 |5.', 5],
  [',5', 0.5],
  ['007', 7],
  ['-0|−０，００', 0],
  ['1’234’567,89', 1_234_567.89],
  ['999999999999999', 999_999_999_999_999],
])('a number is read as it is written anywhere reads each of "%s" as %s', (typed, value) => {
  for (const one of typed.split('|')) expect([one, readNumber(one)]).toEqual([one, { value }]);
});

describe('a text that has no certain reading is refused', () => {
  // 5², 1½ and ⑩ are not 52, 12 and 10.
  it.each(
    (
      'abc|5 EUR|€5|1e3|0x10|Infinity|-|.|5-|--5|1.2.3|1.234.56|12,34,567|1,234,|' +
      '1,234 567|1.234,567.89|1234,567,890|0.123 456|5²|1½|⑩|٥|۱۲٫۵|１２。５|5 -'
    ).split('|'),
  )('"%s"', (typed) => {
    expect(readNumber(typed)).toEqual({ error: 'notANumber' });
  });

  it.each([
    ['', 'empty'],
    [' \u00a0', 'empty'],
    ['1234567890123456', 'tooManyDigits'],
    ['0.1234567890123456', 'tooManyDigits'],
  ])('"%s": %s', (typed, error) => {
    expect(readNumber(typed)).toEqual({ error });
  });
});

it.each([
  ['1.234', undefined, { value: 1.234 }],
  ['1,234', undefined, { value: 1.234 }],
  ['1.234', 2, { error: 'tooManyDecimals' }],
  ['1,234', 2, { error: 'tooManyDecimals' }],
  ['1.000', 2, { error: 'tooManyDecimals' }],
  ['5.900', 2, { error: 'tooManyDecimals' }],
  ['5.90', 2, { value: 5.9 }],
  ['1,234,567', 2, { value: 1_234_567 }],
  ['1.234', 0, { value: 1234 }],
  ['1,234', 0, { value: 1234 }],
  ['1,5', 0, { error: 'tooManyDecimals' }],
  ['5.0', 0, { error: 'tooManyDecimals' }],
  ['5.', 0, { value: 5 }],
  ['1.234,5', 0, { error: 'tooManyDecimals' }],
  ['0,123', 0, { error: 'tooManyDecimals' }],
] as const)(
  'the last comma or dot is the decimal mark, unless it is repeated or the field is whole "%s" with %s decimals at most: %j',
  (typed, decimals, read) => {
    expect(readNumber(typed, { decimals })).toEqual(read);
  },
);

describe('nothing is changed', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999 });
  const twoDigits = fc.integer({ min: 0, max: 99 }).map((part) => `${part}`.padStart(2, '0'));
  const grouped = (whole: number, mark: string) => `${whole}`.replaceAll(/\B(?=(\d{3})+$)/g, mark);

  it('an amount is read alike with every grouping mark and either decimal mark', () => {
    fc.assert(
      fc.property(
        digits,
        twoDigits,
        fc.constantFrom(...GROUPINGS, ''),
        fc.constantFrom(',', '.'),
        fc.constantFrom('', '-', '\u2212'),
        (whole, part, grouping, mark, sign) => {
          fc.pre(grouping !== mark);
          const value = Number(`${sign && '-'}${whole}.${part}`) || 0;
          const typed = `${sign}${grouped(whole, grouping)}${mark}${part}`;
          expect(readNumber(typed, { decimals: 2 })).toEqual({ value });
        },
      ),
    );
  });

  it('a whole number is read with every grouping mark', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom(...GROUPINGS, ''), (whole, mark) => {
        expect(readNumber(grouped(whole, mark), { decimals: 0 })).toEqual({ value: whole });
      }),
    );
  });

  it('full-width characters are read as ASCII ones', () => {
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (char) => String.fromCodePoint(char.codePointAt(0)! + 0xfee0));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...DIGITS, ...".,-+'e".split('')) }),
        (typed) => {
          expect(readNumber(wide(typed))).toEqual(readNumber(typed));
        },
      ),
    );
  });

  it('a number that is read has exactly the typed digits, and none that the field does not take', () => {
    const unit = fc.constantFrom(...DIGITS, ...GROUPINGS, '-', 'x');
    const significant = (text: string) =>
      text.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), fc.nat(3), (typed, decimals) => {
        const { value } = readNumber(typed, { decimals });
        if (value === undefined) return;
        expect(significant(value.toFixed(decimals))).toBe(significant(typed));
        expect(value < 0).toBe(typed.includes('-') && value !== 0);
      }),
    );
  });
});
