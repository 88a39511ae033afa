// English: the words of parcels, of bookings, and of orders in the legacy words.
import { nounWords } from './noun.ts';

const actions = { showBoxes: { label: 'Show boxes' } };

const empty = {
  title: 'No parcels yet',
  text: 'A parcel appears here when a box is reserved for it, or when a courier brings it.',
  noMatch: 'No parcel matches',
  noMatchFor: 'No parcel matches “%{text}”',
};

const fields = {
  ordersId: 'Number',
  parcelNumber: 'Parcel number',
  bookNumber: 'Booking number',
  ordersStatus: 'Status',
  lockerName: 'Locker',
  lockerNumber: 'Locker number',
  boxName: 'Box',
  memberName: 'Customer',
  customerMobile: 'Mobile',
  mobile: 'Mobile',
  bookTime: 'Booked',
  storeTime: 'Deposited',
  collectTime: 'Collected',
};

export const parcels = nounWords('parcel', 'parcels', {
  title: 'Parcel list',
  empty,
  fields: {
    ...fields,
    parcelType: 'Type',
    payStatus: 'Payment',
    lockerId: 'One locker',
    expiryTime: 'Expires',
    timeQueryType: 'Period is of',
    queryTime: 'Period',
  },
  actions,
});

export const orders = nounWords('order', 'orders', {
  empty: { ...empty, title: 'No orders yet' },
  fields: { ...fields, orderStatus: 'Status' },
  actions,
});

export const bookings = nounWords('booking', 'bookings', {
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
