// English: the page of a parcel.
export const parcel = {
  title: 'Parcel',
  list: 'Parcel list',
  missing: 'Which parcel?',
  missingText: 'The address does not name a parcel: %{names} is missing or wrong.',
  unknown: 'There is no such parcel',
  unknownText: 'Parcel %{id} does not exist.',
  toList: 'Back to the parcel list',
};
