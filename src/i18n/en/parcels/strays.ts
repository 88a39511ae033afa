// English messages: stray parcels without a booking, and how to handle them.
export const strays = {
  title: 'A parcel may be in this box |||| %{smart_count} parcels may be in this box',
  todo: 'The terminal reported a parcel in box %{box} that no booking accounts for. The box is not offered until you settle this. Open it and look: record the parcel if it is there, or take it out and confirm that the box is empty.',
  laidIn: 'Reported in the box at %{time}',
  booking: 'booking %{number}, %{status}',
  noBooking: 'brought without a booking',
  takeOut: 'It cannot be recorded here: take it out of the box.',
  record: 'Record parcel %{number}',
  recorded: 'Parcel %{number} is recorded, and its PIN is on its way.',
  empty: 'The box is empty',
  emptied: 'Box %{box} is settled as empty.',
};
