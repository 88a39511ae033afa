// English messages: the page of a locker's free boxes over the last days.
export const freeBoxes = {
  title: 'Free boxes',
  of: 'Free boxes of %{locker}',
  size: 'Size %{size}',
  free: '%{free} of %{boxes} free',
  freeThen: '1 free |||| %{smart_count} free',
  lastKnown: 'last known',
  unknown: 'unknown',
  chart:
    'Free boxes of size %{size} over the last 14 days as a line; the table below says the same.',
  chartFailed: 'The chart could not be loaded. The table below says the same.',
  table: 'Free boxes by day and size',
  caption: 'Fewest and most free boxes of each day',
  day: 'Day',
  span: '%{fewest} to %{most}',
  unheard:
    'The locker has not been heard since %{time}. What its boxes did after that is not known.',
  neverHeard: 'The locker has never been heard. What its boxes do is not known.',
  none: 'This locker has no boxes',
  noneText: 'They appear here when its door layout is drawn.',
  noLocker: 'There is no such locker',
  noLockerText: 'No locker has the number %{id}. It may have been removed.',
  missing: 'No locker is named',
  missingText: 'The address lacks: %{names}. Choose a locker in the list.',
  toList: 'To availability',
  toBoxes: 'Show boxes',
};
