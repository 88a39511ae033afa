// Login names, mobile numbers and codes: what fits, what is the same, and what is too late.
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../domain/people/deviceOf.ts';
import { asLoginName, countedAs, loginNameError } from '../../../domain/people/loginName.ts';
import {
  isMobile,
  readAreaCode,
  readMobile,
  recipientNumber,
  spellingsAbroad,
  spellingsOf,
} from '../../../domain/people/mobiles.ts';
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  isUnderWay,
  maySetPassword,
  mayTryCode,
  NEW_PASSWORD_WITHIN_MS,
  RECOVERY_LIFE_MS,
} from '../../../domain/people/recovery.ts';

describe('A login name has 1 to 20 letters, dots and spaces (R5.73, R5.74)', () => {
  it.each(['a', 'E. Georgiou', 'ελένη', '王小明', ' padded ', 'x'.repeat(20)])(
    '%j fits (R5.73, R5.74)',
    (name) => expect(loginNameError(name)).toBeUndefined(),
  );
  it.each([
    ['', 'loginNameMissing'],
    ['   ', 'loginNameMissing'],
    ['x'.repeat(21), 'loginNameTooLong'],
    ...['anna2', 'a-b', '<b>', 'admin\u2800', 'admin \u0301', '\u0301admin'].map((name) => [
      name,
      'loginNameCharacters',
    ]),
    ['\u3164', 'loginNameMissing'],
  ])('%j does not: %s (R5.73, R5.74)', (name, fault) => expect(loginNameError(name)).toBe(fault));

  it.each([
    ...(
      'ａｄｍｉｎ|admin\u3164|admin\uffa0|ad\u00admin|admin\ufe0f|adm\u034fin|admin\u200d|' +
      'ad\u202emin|admin'
    )
      .split('|')
      .map((typed) => [typed, 'admin']),
    ['a\tb', 'a b'],
    ['ﬁona', 'fiona'],
    ['Jose\u0301', 'José'],
    ['E.\u00a0\u2003Georgiou ', 'E. Georgiou'],
  ])('%j is kept as %j', (typed, kept) => expect(asLoginName(typed)).toBe(kept));

  it.each(['ADMIN', 'admİn', 'ａｄｍｉｎ', ' Admin ', 'ádmin', 'adm\u0131n'])(
    'tries at %j count as tries at “admin”',
    (typed) => expect(countedAs(typed)).toBe(countedAs('admin')),
  );
  it('and so do those at every way to write a letter: ς, σ and Σ', () =>
    expect(new Set(['νίκος', 'ΝΙΚΟΣ', 'νικοσ'].map(countedAs)).size).toBe(1));
});

describe('A mobile number', () => {
  const readAll = (typed: string, areas: string) =>
    typed.split('|').flatMap((one) => areas.split('|').map((area) => readMobile(area, one)));

  it.each([
    ['99401237|99 401-237|99.401.237|99–401‑237', '00357', '99401237', '0035799401237'],
    ['９９４０１２３７|９９－４０１２３７', '00357', '99401237', '0035799401237'],
    ['\u202a+357 99 401237\u202c', '00357', '+35799401237', '0035799401237'],
    ['99401237', '+30', '99401237', '003099401237'],
    ['+447700900123', '00357', '+447700900123', '00447700900123'],
    ['00447700900123', '00357|0044|+30', '00447700900123', '00447700900123'],
    // An area code without 00.
    ['99123456', '357| ３５７ ', '99123456', '0035799123456'],
    // The area's own code without 00.
    ['35799123456', '00357|+357', '99123456', '0035799123456'],
    ['+357 357 99123456', '00357', '+35799123456', '0035799123456'],
    ['447911123456|07911123456', '0044', '7911123456', '00447911123456'],
    ['491701234567|0491701234567', '0049', '1701234567', '00491701234567'],
    ['12125550123', '001', '2125550123', '0012125550123'],
    ['3931234567|393931234567', '0039', '3931234567', '00393931234567'],
    // A national 0.
    ['+44 (0)7911 123456', '00357', '+447911123456', '00447911123456'],
    ['0170/1234567', '+49', '1701234567', '00491701234567'],
    ['0 99 123456', '00357', '99123456', '0035799123456'],
    ['0030 (0)210 123-4567', '00357', '00302101234567', '00302101234567'],
    ['+0035799123456', '00357', '+35799123456', '0035799123456'],
    ['0612345678', '0039', '0612345678', '00390612345678'],
    ['0102030405', '00225', '0102030405', '002250102030405'],
    ['5551234', '001242', '5551234', '0012425551234'],
  ])('%j with area code %j is kept as %s and dialled as %s', (typed, areas, kept, dialled) => {
    for (const read of readAll(typed, areas)) expect(read).toEqual({ kept, dialled });
  });

  it.each([
    ['99123456', '0||00999|+210|3570|CY', 'areaCodeUnknown'],
    ['+999123456|+', '00357', 'areaCodeUnknown'],
    ['447911123456|991234567|+44 79111 123456', '00357', 'digitsTooMany'],
    ['8 916 123 45 67', '007', 'digitsTooMany'],
    ['123|+357 1', '00357', 'digitsTooFew'],
    ['|99x23456|⑨9123456|٩٩١٢٣٤٥٦|++35799123456|99123456+', '00357', 'malformed'],
  ])('%j with area code %j cannot be dialled: %s', (typed, areas, error) => {
    for (const read of readAll(typed, areas)) expect(read).toEqual({ error });
  });

  it.each([
    ['00357|+357|357', '00357'],
    ['＋44', '0044'],
    ['1', '001'],
    ['1242', '001242'],
    ['0|00|000357|00357 99|0044 1|00388', undefined],
  ])('the area code %j is %s', (typed, area) => {
    for (const one of typed.split('|')) expect([one, readAreaCode(one)]).toEqual([one, area]);
  });

  it.each([
    ['99401237', '99401237|99 40 12 37|+35799401237|0035799401237|35799401237', true],
    ['+44 7700 900123', '7700900123|07700 900123|447700900123', true],
    ['99401237', '00449940123|004499401237|401237|237||+', false],
  ])('kept as %s is what was entered as each of "%s": %s', (kept, entered, same) =>
    expect(entered.split('|').filter((one) => isMobile(kept, one) !== same)).toEqual([]),
  );
});

describe('A code', () => {
  const sent = { codeHash: 'x', codeTime: 1_000, tries: 0 };
  it('may be tried while it is fresh and has tries left', () => {
    expect(mayTryCode(sent, 1_000 + CODE_LIFE_MS - 1)).toBe(true);
    expect(mayTryCode(sent, 1_000 + CODE_LIFE_MS)).toBe(false);
    expect(mayTryCode({ ...sent, tries: CODE_TRIES - 1 }, 1_000)).toBe(true);
    expect(mayTryCode({ ...sent, tries: CODE_TRIES }, 1_000)).toBe(false);
    expect(mayTryCode({ ...sent, codeHash: null }, 1_000)).toBe(false);
  });
  it('that was right opens the new password for minutes, and the way as a whole ends', () => {
    expect(maySetPassword({ validatedTime: 5 }, 5 + NEW_PASSWORD_WITHIN_MS - 1)).toBe(true);
    expect(maySetPassword({ validatedTime: 5 }, 5 + NEW_PASSWORD_WITHIN_MS)).toBe(false);
    expect(maySetPassword({ validatedTime: null }, 5)).toBe(false);
    expect(isUnderWay({ creationTime: 5 }, 5 + RECOVERY_LIFE_MS - 1)).toBe(true);
    expect(isUnderWay({ creationTime: 5 }, 5 + RECOVERY_LIFE_MS)).toBe(false);
  });
});

it.each([
  'Edge|Windows|Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
  'Chrome|Linux|Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
  'Chrome|Android|Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  'Safari|iPhone|Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
  'Firefox|macOS|Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  '||curl/8.5.0',
  '||',
])('A device is known by what its browser calls itself %s', (known) => {
  const [browser, system, agent = ''] = known.split('|').map((part) => part || undefined);
  expect(deviceOf(agent)).toEqual({ browser, system });
});

describe('the number of a recipient', () => {
  it.each([
    ['99123456', undefined, '99123456', '00357'],
    ['+357 99 123456', '00357', '99123456', '00357'],
    ['0035799123456', '+357', '99123456', '00357'],
    ['99123456', '+357', '99123456', '00357'],
    ['+49 170 1234567', '00357', '00491701234567', '00357'],
    ['1701234567', '+49', '1701234567', '0049'],
  ])('%s of the area %s is kept as %s of %s', (typed, area, mobile, areaCode) =>
    expect(recipientNumber(typed, area)).toEqual({ mobile, areaCode }),
  );

  it.each([
    ...[
      '99123456',
      '+357 99123456',
      '0035799123456',
      '35799123456',
      '0 99.123.456',
      '９９１２３４５６',
      '\u202a+357 99 123456\u202c',
    ].map((typed): [string, string[]] => [
      typed,
      ['+35799123456', '0035799123456', '35799123456', '99123456'],
    ]),
    ...['+491701234567', '0049 (0)170 1234567', '491701234567'].map((typed): [string, string[]] => [
      typed,
      ['+491701234567', '00491701234567', '491701234567'],
    ]),
    ['9912', ['+3579912', '003579912', '9912']],
    ['+357 9912', ['+3579912', '003579912', '9912']],
    ['+3', ['+3', '003']],
    ['Anna', []],
    ['_', []],
  ])('%j may be kept as any of %j', (typed, spellings) => {
    const written = spellingsOf(typed);
    expect(written).toEqual(expect.arrayContaining(spellings));
    expect(written.length === 0).toBe(spellings.length === 0);
  });

  it('a short one of another country is not taken for one of the own', () =>
    expect(spellingsOf('+677 12345')).toEqual(['0067712345', '+67712345']));

  it.each([
    ['+44 7911', [{ areaCode: '0044', mobile: '7911' }]],
    ['447911123456', [{ areaCode: '0044', mobile: '7911123456' }]],
    ['+357 99123456', []],
    ['99123456', []],
  ])('%s may be kept beside its area code as %j', (typed, apart) =>
    expect(spellingsAbroad(typed)).toEqual(apart),
  );
});
