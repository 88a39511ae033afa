// English messages: selecting lockers, individually and by group.
export const lockerChoice = {
  find: 'Find a locker by name',
  groups: 'Choose whole groups',
  count: '%{chosen} of %{total} chosen',
  all: 'Choose all shown',
  none: 'Choose none of them',
  noMatch: 'No locker has this name.',
  noLockers: 'There are no lockers yet.',
};
