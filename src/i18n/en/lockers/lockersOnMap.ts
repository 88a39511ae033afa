// English messages: the lockers of the list on a map.
export const lockersOnMap = {
  map: 'Lockers on the map',
  list: 'Lockers beside the map',
  group: '%{smart_count} locker |||| %{smart_count} lockers',
  troubled: '%{smart_count} in trouble |||| %{smart_count} in trouble',
  inUse: '%{share} in use',
  unknown: 'usage unknown',
  disabled: 'disabled',
  placeless: 'no location',
  failed: 'The map could not be loaded. The list beside it shows every locker.',
  boxes: 'Boxes',
  noPlace:
    '1 locker has no location and appears only in the list. |||| %{smart_count} lockers have no location and appear only in the list.',
  more: 'The map shows the first %{most} of %{total} lockers. Use filters to narrow the list.',
};
