// English messages: bookings.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, fields } from './parcelFields.ts';

export const bookings = resourceMessages('booking', 'bookings', {
  empty: {
    title: 'No bookings yet',
    text: 'A booking appears here when a box is reserved.',
    noMatch: 'No booking matches',
    noMatchFor: 'No booking matches “%{text}”',
  },
  fields: {
    ...fields,
    bookedTime: 'Booked',
    collectedTime: 'Collected',
    boxTypeId: 'Box type',
  },
  actions,
});
