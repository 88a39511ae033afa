// English: the words of orders, which are parcels in the legacy words.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const orders = resourceMessages('order', 'orders', {
  empty: { ...empty, title: 'No orders yet' },
  fields: { ...fields, orderStatus: 'Status' },
  actions,
});
