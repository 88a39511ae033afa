// The calls of prices, as R7 documents them.
import type { Group } from './documented.ts';

const FOUR = 'MONTHLY QUARTERLY YEARLY PER_USE';

export const priceCalls: Group = {
  'GET /api/pay/v1/priceCategory/info': { proves: 'R7.113', answers: FOUR },
  'POST /api/pay/v1/priceCategory/create': { proves: 'R7.114', takes: FOUR },
};
