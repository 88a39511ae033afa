// The two password rules.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOGIN_TYPES, checkPassword, passwordLacks } from '../../../domain/people/passwords.ts';

describe('the password of the console', () => {
  test.each([
    ['Lockerdesk2026', []],
    ['Abcdefgh12', []],
    ['Abcdefg12', ['tooShort']],
    ['Abcdefgh 12', ['whitespace']],
    ['Abcdefgh\u300012', ['whitespace']],
    ['abcdefgh12', ['noUppercase']],
    ['ABCDEFGH12', ['noLowercase']],
    ['Abcdefghij', ['noDigit']],
    ['', ['tooShort', 'noUppercase', 'noLowercase', 'noDigit']],
    ['Aa1😀😀😀😀😀😀', ['tooShort']],
  ])('%j lacks %j (R5.52, R9.19)', (password, lacks) => {
    expect(passwordLacks(password)).toEqual(lacks);
    expect(checkPassword('BACKEND', password)).toBe(
      lacks.length === 0 ? undefined : 'passwordRule',
    );
  });

  test('nothing that is shorter than ten characters is ever taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 4 }), (password) => {
        expect(checkPassword('BACKEND', password)).toBe('passwordRule');
      }),
    );
  });
});

test.each([
  ['123456', undefined],
  ['0000000', undefined],
  ['12345', 'terminalPasswordRule'],
  ['12345a', 'terminalPasswordRule'],
  ['123456\n', 'terminalPasswordRule'],
  [' 123456', 'terminalPasswordRule'],
  ['１２３４５６', 'terminalPasswordRule'],
  ['Lockerdesk2026', 'terminalPasswordRule'],
  ['', 'terminalPasswordRule'],
])('the password of a terminal user %j: %s (R9.20)', (password, fault) => {
  expect(checkPassword('TERMINAL', password)).toBe(fault);
});

test('a role is of the console or of terminals (R3.58, R6.5)', () => {
  expect(LOGIN_TYPES).toEqual(['BACKEND', 'TERMINAL']);
});
