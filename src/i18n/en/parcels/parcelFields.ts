// English messages: labels shared by the lists of parcels, bookings and orders.

export const actions = { showBoxes: { label: 'Show boxes' } };

export const empty = {
  title: 'No parcels yet',
  text: 'A parcel appears here when a box is reserved for it, or when a courier brings it.',
  noMatch: 'No parcel matches',
  noMatchFor: 'No parcel matches “%{text}”',
};

export const fields = {
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
