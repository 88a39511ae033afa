// What a text may be that is looked for everywhere.
import { describe, expect, it } from 'vitest';
import { mayBeMobile } from '../../domain/people/mobiles.ts';
import { bareName, isJust, isNumber, soughtBox } from '../../domain/search.ts';

describe('"a box such as LK12-A07"', () => {
  it.each([
    ['LK12-A07', 'LK12', 'A07'],
    ['CY-LIM-003-b1', 'CY-LIM-003', 'b1'],
    ['Larnaca – Finikoudes Promenade A07', 'Larnaca – Finikoudes Promenade', 'A07'],
    ['Paphos – Harbour / C3', 'Paphos – Harbour', 'C3'],
    ['市中心 A07', '市中心', 'A07'],
  ])('%s is locker %s, box %s', (text, locker, box) => {
    expect(soughtBox(text)).toEqual({ locker, box });
  });

  it.each(['A07', 'LK12', '-A07', 'LK12-', 'LK12-A07B08C09', ''])('%j names none', (text) => {
    expect(soughtBox(text)).toBeUndefined();
  });
});

describe('just that', () => {
  it('is a name in whatever capitals, blanks and widths, and no more than it', () => {
    expect(isJust(' locker  list ', 'Locker list')).toBe(true);
    expect(isJust('ＬＫ１２', 'LK12')).toBe(true);
    expect(isJust('LK1', 'LK12', null, undefined, '')).toBe(false);
    expect(isJust('', '', null)).toBe(false);
  });

  it('is a number as a label has it', () => {
    expect(isNumber('rr 4829 1000 5cy', 'RR482910005CY')).toBe(true);
    expect(isNumber('RR48291000', 'RR482910005CY')).toBe(false);
    expect(isNumber('', null)).toBe(false);
  });
});

it('a mobile is digits with the signs that people put between', () => {
  for (const text of [
    '99123456',
    '+357 99-123456',
    '(22) 123',
    '99.123.456',
    '９９１２',
    '\u202a+357 99\u202c',
  ])
    expect(mayBeMobile(text)).toBe(true);
  for (const text of ['RR482910005CY', '99a', 'a@b.c', '']) expect(mayBeMobile(text)).toBe(false);
});

it('a name is looked for without its blanks', () => {
  expect(bareName(' Eleni  Geo')).toBe('elenigeo');
});
