// English messages: the control-room wall.
export const wall = {
  title: 'Network now',
  boxes: '%{smart_count} box |||| %{smart_count} boxes',
  /** Two lines beside the five figures. */
  window: 'in the last\n48 hours',
  date: '%{weekday} %{day}',
  lockers: {
    title: 'Lockers',
    map: 'Lockers on the map: groups of lockers by number, those in trouble by name',
    one: 'Locker, fill shows usage',
    several: 'Several, no problems',
    none: 'No lockers yet',
    placeless: 'No locker has a location, so the map is empty.',
    noPlace:
      '1 locker has no location and is not on the map. |||| %{smart_count} lockers have no location and are not on the map.',
    failed: 'The map could not be loaded.',
    more: 'The map shows the first %{most} of %{total} lockers.',
  },
  fullest: { title: 'Fullest lockers', none: 'No box is in use.' },
  rollouts: {
    title: 'Running rollouts',
    failed: '%{smart_count} failed |||| %{smart_count} failed',
  },
  actions: {
    title: 'Action required',
    order: 'highest priority first',
    none: 'No action required.',
    nobody: 'Unacknowledged',
    taken: 'Acknowledged by %{name}',
    assigned: 'Assigned to %{name}',
    /** Accessible text before the duration. */
    for: 'for ',
  },
  more: '%{smart_count} more |||| %{smart_count} more',
  unknown: 'Currently unavailable: %{why}',
  stale: 'Out of date: some data is from %{time}.',
  live: 'Live',
  lastEvent: 'Live, last event %{time} ago',
  seconds: '%{seconds} s',
  asked: 'Updated %{time}, refreshed every %{seconds} s',
  light: 'Light',
  dark: 'Dark',
  back: 'Back to the dashboard',
};
