// Chinese messages: actions on charges, on the pages of customers and parcels.
import type { payments as english } from '../../en/parcels/payments.ts';
import type { Messages } from '../../messages.ts';

export const payments: Messages<typeof english> = {
  charged: '计费',
  settle: {
    label: '标记为已付',
    question: '将 %{amount} 标记为已付？（%{what}）',
    consequence: '订阅从现在开始；如有未到期的订阅，则从其到期时开始。',
    used: '该包裹将标记为已付。',
    done: '更新成功',
  },
  withdraw: {
    label: '撤销',
    question: '撤销 %{amount} 的费用？（%{what}）',
    consequence: '撤销后无需支付，历史记录中仍会保留这笔计费。',
    done: '更新成功',
  },
};
