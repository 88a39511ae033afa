// English messages: boxes and their grid.

export const boxes = {
  /** Separator between the parts of a list and of a box's accessible name. */
  comma: ', ',
  column: 'Column %{letter}',
  columnAlarmed: 'Column %{letter}, needs attention',
  columns: 'Columns',
  terminal: 'Terminal',
  accessible: 'Accessible',
  open: 'Open',
  doorOpen: 'Door open',
  withLock: 'with a lock',
  fields: {
    parcelNumber: 'Parcel number',
    pinCode: 'PIN',
    parcelType: 'Parcel type',
    ordersType: 'Order type',
    ordersStatus: 'Order status',
    storeTime: 'Deposited',
    collectTime: 'Collected',
    expiryTime: 'Expires',
    consignments: 'Consignment numbers',
  },
  contents: '%{number}, expires %{time}',
  notStored: 'Not deposited yet',
  notCollected: 'Not collected yet',
  noExpiry: 'No expiry',
  empty: 'Nothing in this box',
  left: {
    minutes: 'in %{count} min',
    hours: 'in %{count} h',
    days: 'in %{count} d',
  },
  ago: {
    seconds: '%{count} s ago',
    minutes: '%{count} min ago',
    hours: '%{count} h ago',
    days: '%{count} d ago',
  },
  typesRefused: 'request error!',
  typesBroken: 'system error!',
};
