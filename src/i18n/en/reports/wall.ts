// English messages: the control-room wall.
export const wall = {
  title: 'Network now',
  boxes: '%{smart_count} box |||| %{smart_count} boxes',
  /** Two lines beside the five figures. */
  window: 'in the last\n48 hours',
  date: '%{weekday} %{day}',
  lockers: {
    title: 'Lockers',
    map: 'Lockers on the map: each filled as far as its boxes are in use, trouble on top',
    none: 'No lockers yet',
    placeless: 'No locker has a place entered, so there is nothing to draw on the map.',
    failed: 'The map could not be loaded.',
    more: 'The map shows the first %{most} of %{total} lockers.',
  },
  fullest: { title: 'Fullest lockers', none: 'No box is in use.' },
  rollouts: {
    title: 'Running rollouts',
    none: 'No rollout is running.',
    failed: '%{smart_count} failed |||| %{smart_count} failed',
  },
  actions: {
    title: 'To act on',
    order: 'highest priority first',
    none: 'Nothing to act on.',
    nobody: 'Nobody has taken it',
    taken: 'Taken by %{name}',
    seen: 'Seen by %{name}',
    /** Accessible text before the duration. */
    for: 'for ',
  },
  more: '%{smart_count} more |||| %{smart_count} more',
  unknown: 'Not known at the moment: %{why}',
  stale: 'Stale: some of this is from %{time}.',
  live: 'Live',
  lastEvent: 'Live, last event %{time} ago',
  seconds: '%{seconds} s',
  asked: 'Updated %{time}, asked again every %{seconds} s',
  light: 'Light',
  dark: 'Dark',
  back: 'Back to the dashboard',
};
