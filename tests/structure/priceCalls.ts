// What the specification documents of prices, word by word.
import type { Documented, Group } from './documented.ts';

const PRICES = `
GET /api/pay/v1/priceCategory/info -> MONTHLY, QUARTERLY, YEARLY, PER_USE objects; POST /priceCategory/create with the four scheme objects.`;
const FOUR = 'MONTHLY QUARTERLY YEARLY PER_USE';

const prices: Record<string, Documented> = {
  'GET /api/pay/v1/priceCategory/info': { answers: FOUR },
  'POST /api/pay/v1/priceCategory/create': { takes: FOUR },
};

/** Beside it how many addresses its line has. */
export const priceCalls: Group = [PRICES, prices, 2];
