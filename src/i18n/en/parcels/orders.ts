// English messages: orders, which are parcels with legacy statuses.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const orders = resourceMessages('order', 'orders', {
  empty: {
    ...empty,
    title: 'No orders yet',
    noMatch: 'No order matches',
    noMatchFor: 'No order matches “%{text}”',
  },
  fields: { ...fields, orderStatus: 'Status' },
  actions,
});
