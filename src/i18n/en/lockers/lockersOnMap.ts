// English messages: the lockers of the list on a map.
export const lockersOnMap = {
  map: 'Lockers on the map',
  list: 'Lockers beside the map',
  inUse: '%{percent} % in use',
  unknown: 'use unknown',
  disabled: 'disabled',
  placeless: 'no place entered',
  failed: 'The map could not be loaded. The list beside it holds every locker.',
  boxes: 'Boxes',
  noPlace:
    '1 locker has no place entered and is in the list only. |||| %{smart_count} lockers have no place entered and are in the list only.',
  more: 'The map shows the first %{most} of %{total} lockers: narrow them with the filters.',
};
