// Chinese messages: errors of prices and payments.
import type { priceProblems as english } from '../../en/problems/priceProblems.ts';
import type { Messages } from '../../messages.ts';

export const priceProblems: Messages<typeof english> = {
  SCHEME_NOT_SOLD: '该订阅目前不对外提供。',
  SUBSCRIPTION_OPEN: '客户 %{member} 还有一笔未支付的订阅费用，请先收款或撤销。',
  PAYMENT_SETTLED: '该费用已经支付。',
  PAYMENT_USED: '该费用对应的包裹已使用格口，不能撤销。',
};
