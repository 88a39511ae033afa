// Changing a number of domain/limits.ts changes what it governs.
import { expect, test, vi } from 'vitest';
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import { paging } from '../../contract/scalars.ts';
import { passwordLacks } from '../../domain/people/passwords.ts';
import { readPrice } from '../../domain/readHundredths.ts';
import { pageLinks } from '../../src/engine/list/pager/pages.ts';
import { routes } from '../../src/routes/pages.ts';

vi.mock('../../domain/limits.ts', async (original) => ({
  ...(await original<object>()),
  LIST_PAGE_SIZE: 7,
  LOCKER_NAME_MAX: 5,
  NOTIFY_TYPE_PARAMETERS: { SMS: 'SMS', MAIL: 'LETTER' },
  PAGE_LINKS: 3,
  PASSWORD_MIN: 12,
  PICKER_SIZE: 50,
  PRICE_DECIMALS: 1,
}));

const { page, size } = paging(['name']);

test.each([
  ['the pager has as many links (R9.3)', () => pageLinks(5, 9).length, 3],
  ['a page has as many rows (R9.1)', () => size.parse(undefined), 7],
  ['a picker gets as many at most (R9.6)', () => size.safeParse(51).success, false],
  ['a password has as many characters (R9.19)', () => passwordLacks('Abcdefgh123'), ['tooShort']],
  ['a price has as many decimals (R9.22)', () => readPrice('1.25'), undefined],
  [
    'a name has as many characters (R9.17)',
    () => lockerSaves.create.input.shape.lockerName.safeParse('Harbour').success,
    false,
  ],
  [
    'a template is addressed by them (R9.33)',
    () => routes.smsDetail.query.safeParse({ templateId: 1, type: 'LETTER' }).success,
    true,
  ],
])('%s', (_what, measured, expected) => {
  expect(measured()).toEqual(expected);
});

test('what is not changed stays', () => {
  expect(page.parse(undefined)).toBe(0);
});
