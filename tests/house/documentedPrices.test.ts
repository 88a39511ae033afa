// The calls of prices and payments as the specification documents them.
import { describe, expect, test } from 'vitest';
import { addressesIn, documentedNames, foundOf, type Documented } from './documented.ts';

const PRICES = `
GET /api/pay/v1/priceCategory/info -> MONTHLY, QUARTERLY, YEARLY, PER_USE objects; POST /priceCategory/create with the four scheme objects.`;
const PAID = `
GET /api/report/v1/member/pay/{memberId}: page, size -> content (paymentScheme, amount).`;

const FOUR = 'MONTHLY QUARTERLY YEARLY PER_USE';

const all: Record<string, Documented> = {
  'GET /api/pay/v1/priceCategory/info': { answers: FOUR },
  'POST /api/pay/v1/priceCategory/create': { takes: FOUR },
  'GET /api/report/v1/member/pay/{memberId}': { takes: 'page size', answers: 'content' },
};

describe('Prices and payments', () => {
  test.each(Object.entries(all))('%s', (address, documented) => {
    const found = foundOf(address);
    const { takes, answers } = documentedNames(documented);
    expect(found, address).toBeDefined();
    expect(found?.takes).toEqual(expect.arrayContaining(takes));
    expect(found?.answers).toEqual(expect.arrayContaining(answers));
  });

  test('every address that is documented stands in the table', () => {
    const { addresses, lacking } = addressesIn(PRICES + PAID, all);
    expect(addresses).toHaveLength(3);
    expect(lacking).toEqual([]);
  });
});
