// The calls of prices, as R7 documents them.
import { answers, takes, type Group } from './documented.ts';

const FOUR = 'MONTHLY QUARTERLY YEARLY PER_USE';

export const priceCalls: Group = {
  'GET /api/pay/v1/priceCategory/info': answers('R7.113', FOUR),
  'POST /api/pay/v1/priceCategory/create': takes('R7.114', FOUR),
};
