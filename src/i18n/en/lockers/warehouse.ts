// English messages: the warehouse page, on which parcels are scanned in and out.
export const warehouse = {
  title: 'Warehouse',
  fact: 'Scan one parcel after another',
  status: 'Status',
  location: 'Location',
  parcelNumber: 'Parcel number',
  help: 'Scan or type the number and press Enter. The field is then ready for the next one.',
  update: 'Update status',
  sitting: 'Processed this session',
  sum: '%{done} done, %{refused} failed',
  nothing: 'No parcels yet. Scanned parcels appear here.',
  sending: 'Sending',
  refused: 'Failed',
  done: 'Update success',
  saidDone: '%{number}: update success',
  saidRefused: '%{number}: failed',
  noParcel: 'There is no parcel %{number}.',
};
