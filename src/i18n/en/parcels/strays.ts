// English messages: stray parcels without a booking, and how to handle them.
export const strays = {
  title: 'A parcel may be in this box |||| %{smart_count} parcels may be in this box',
  cause: {
    REPORTED: 'The terminal reported a parcel in box %{box} without a matching booking.',
    WAREHOUSE:
      'A parcel of box %{box} was scanned into the warehouse, but the box has not been checked yet.',
  },
  todo: 'The box is not offered until this is settled. Open it and check: record the parcel if it is there, or take it out and confirm that the box is empty.',
  laidIn: 'In the box since %{time}, as reported',
  booking: 'booking %{number}, %{status}',
  noBooking: 'delivered without a booking',
  takeOut: 'This parcel cannot be recorded here. Take it out of the box.',
  record: 'Record parcel %{number}',
  recorded:
    'Parcel %{number} is recorded. Its page shows whether the message with its PIN was sent.',
  empty: 'The box is empty',
  emptied: 'Box %{box} is confirmed as empty.',
};
