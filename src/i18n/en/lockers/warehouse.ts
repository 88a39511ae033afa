// English messages: the warehouse page, on which parcels are scanned in and out.
export const warehouse = {
  title: 'Warehouse',
  fact: 'Scan one parcel after another',
  status: 'Status',
  location: 'Location',
  parcelNumber: 'Parcel number',
  help: 'Scan or type it and press Enter; the field is ready for the next one.',
  update: 'Update status',
  sitting: 'Done in this sitting',
  sum: '%{done} done, %{refused} refused',
  nothing: 'Nothing yet. What you scan appears here.',
  sending: 'Sending',
  refused: 'Refused',
  done: 'Update success',
  saidDone: '%{number}: update success',
  saidRefused: '%{number}: refused',
  noParcel: 'There is no parcel %{number}.',
};
