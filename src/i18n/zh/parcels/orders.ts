// Chinese messages: orders, which are parcels with legacy statuses.
import type { orders as english } from '../../en/parcels/orders.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const orders: Messages<typeof english> = resourceMessages('订单', {
  empty: {
    ...empty,
    title: '还没有订单',
    noMatch: '没有符合条件的订单',
    noMatchFor: '没有与“%{text}”相符的订单',
  },
  fields: { ...fields, orderStatus: '状态' },
  actions,
});
