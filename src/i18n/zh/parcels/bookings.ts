// Chinese messages: bookings.
import type { bookings as english } from '../../en/parcels/bookings.ts';
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import { actions, fields } from './parcelFields.ts';

export const bookings: Messages<typeof english> = resourceMessages('预约', {
  measure: '条',
  empty: {
    title: '还没有预约',
    text: '预约格口后会显示在这里。',
    noMatch: '没有符合条件的预约',
    noMatchFor: '没有与“%{text}”相符的预约',
  },
  fields: { ...fields, bookedTime: '预约时间', collectedTime: '取件时间', boxTypeId: '格口规格' },
  actions,
});
