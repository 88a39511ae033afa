// The sentences of a reservation are the specification's own, and Chinese in Chinese.
import { expect, test } from 'vitest';
import { saidOf } from '../../resources/messages.ts';

/** Section 5, word by word. */
const SAID = [
  `Reserve for registered customer, checked in order: 'Please select door size'; 'Please select a compartment'; 'Please enter parcel number'; 'Please enter Country code'; 'Please select a category'; 'The price cannot be 0'; more than 2 decimals 'Please enter no more than 2 decimal places'; non-numeric price 'Letters should not be allowed to be entered into the price field'; price without reason 'Please select a price reason'; reason without price 'Please enter price if you have selected a reason'.`,
  `Unregistered reserve: 'Please enter either a mobile number or email address.'; email must contain '@' else 'Your email incorrect'; 'Please select Locker'`,
];

const FAULTS = [
  'sizeMissing boxMissing numberMissing countryMissing categoryMissing priceZero priceDecimals priceLetters reasonMissing priceMissing',
  'contactMissing emailWrong lockerMissing',
].map((line) => line.split(' '));

const quoted = (line: string) =>
  [...line.matchAll(/'([A-Z][^']+)'/g)].map(([, sentence]) => sentence);

test.each(SAID.map((line, place) => [line, FAULTS[place]!] as const))('%s', (line, faults) => {
  const key = (fault: string) => `reservation.errors.${fault}`;
  expect(faults.map((fault) => saidOf('en', key(fault)))).toEqual(quoted(line));
  for (const fault of faults) expect(saidOf('zh', key(fault))).toMatch(/\p{Script=Han}/u);
});

/** What the server says of the same faults where a form did not; in Chinese its sentence has a full stop. */
test.each([
  ['PRICE_ZERO', 'priceZero'],
  ['PRICE_REASON_MISSING', 'reasonMissing'],
  ['PRICE_MISSING', 'priceMissing'],
  ['CATEGORY_MISSING', 'categoryMissing'],
  ['CONTACT_MISSING', 'contactMissing'],
  ['EMAIL_INCORRECT', 'emailWrong'],
])('%s is said as the form says it', (code, fault) => {
  for (const language of ['en', 'zh'] as const)
    expect(saidOf(language, `problems.codes.${code}`).replace(/。$/, '')).toBe(
      saidOf(language, `reservation.errors.${fault}`),
    );
});
