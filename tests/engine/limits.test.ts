// Changing a number of domain/limits.ts changes what it governs.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { districts } from '../../contract/lockers/districts.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { paging, references } from '../../contract/scalars.ts';
import { passwordLacks } from '../../domain/people/passwords.ts';
import { readPrice } from '../../domain/readHundredths.ts';
import { LIMITS } from '../../server/http/limits.ts';
import { restListInput } from '../../server/http/simpleRest.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { restAddress } from '../../src/dataProvider/restAddress.ts';
import { useOnward } from '../../src/engine/form/useOnward.ts';
import { pageLinks } from '../../src/engine/list/pagination/pageNumbers.ts';
import { routes } from '../../src/routes/pages.ts';

vi.mock('../../domain/limits.ts', async (original) => ({
  ...(await original<object>()),
  DEFAULT_SORT: { field: 'name', order: 'asc' },
  LIST_PAGE_SIZE: 7,
  LOCKER_NAME_MAX: 5,
  NOTIFY_TYPE_PARAMETERS: { SMS: 'SMS', MAIL: 'LETTER' },
  OTP_RESEND_WAIT_MS: 30_000,
  PAGE_LINKS: 3,
  PASSWORD_MIN: 12,
  PICKER_SIZE: 50,
  PRICE_DECIMALS: 1,
  REDIRECT_AFTER_SAVE_MS: 700,
}));
afterEach(() => vi.useRealTimers());

const { page, size } = paging(['name']);

const rangeIs = (range: string): boolean => {
  try {
    return restListInput({ range })['size'] !== undefined;
  } catch {
    return false;
  }
};
/** What a documented list asks for where nobody says how much. */
async function sizeAsked() {
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ content: [] }));
  await createDataProvider({ lockers }).getList('lockers', {});
  const [url] = ask.mock.calls[0] as [string];
  return /size=(\d+)/.exec(url)?.[1];
}
const rangeAsked = () =>
  new URL(restAddress(districts.list, {}).url, 'http://a').searchParams.get('range');
const severalAre = (count: number): boolean =>
  references('lockers').safeParse(Array.from({ length: count }, (_, at) => at + 1)).success;

test.each([
  ['the pager has as many links (R9.3)', () => pageLinks(5, 9).length, 3],
  ['a page has as many rows (R9.1)', () => size.parse(undefined), 7],
  ['a picker gets as many at most (R9.6)', () => size.safeParse(51).success, false],
  ['a range of our own lists is as long at most (R9.6)', () => rangeIs('[0,50]'), false],
  ['a field of several takes as many at most (R9.6)', () => severalAre(51), false],
  ['a list is in this order (R9.5)', () => LIST_DEFAULTS.sort, { field: 'name', order: 'ASC' }],
  ['a documented list asks for as many (R9.1)', sizeAsked, '7'],
  ['a list of our own asks for as many (R9.1)', rangeAsked, '[0,6]'],
  ['a code is sent again after this time (R9.8)', () => LIMITS.codeSoon.seconds, 30],
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
])('%s', async (_what, measured, expected) => {
  expect(await measured()).toEqual(expected);
});

test('what is not changed stays', () => {
  expect(page.parse(undefined)).toBe(0);
  expect([rangeIs('[0,49]'), severalAre(50)]).toEqual([true, true]);
});

test('a saved form leads on after this time (R9.10)', () => {
  vi.useFakeTimers();
  const go = vi.fn();
  renderHook(() => useOnward(true, go));
  vi.advanceTimersByTime(699);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledTimes(1);
});
