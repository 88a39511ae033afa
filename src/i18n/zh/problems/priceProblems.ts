// Chinese messages: errors of prices and payments.
import type { priceProblems as english } from '../../en/problems/priceProblems.ts';
import type { Messages } from '../../messages.ts';

export const priceProblems: Messages<typeof english> = {
  SCHEME_NOT_SOLD: '该订阅目前不对外提供。',
  SUBSCRIPTION_OPEN: '客户 %{member} 还有一笔未支付的订阅费用，请先收款或撤销。',
  PAYMENT_SETTLED: '该费用已经支付。',
  PAYMENT_USED: '已存入包裹的费用不能撤销。',
  PLAN_IN_PAST: '生效时间必须晚于当前时间。',
  PLAN_TOO_FAR: '最多只能提前一年计划调价。',
  PLAN_EMPTY: '该计划没有更改任何价格。',
};
