// English messages: orders, which are parcels with legacy statuses.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const orders = resourceMessages('order', 'orders', {
  empty: { ...empty, title: 'No orders yet' },
  fields: { ...fields, orderStatus: 'Status' },
  actions,
});
