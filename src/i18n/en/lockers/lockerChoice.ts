// English messages: selecting lockers, individually and by group.
export const lockerChoice = {
  find: 'Find a locker by name',
  groups: 'Select by group',
  count: '%{chosen} of %{total} selected',
  all: 'Select all shown',
  none: 'Deselect all shown',
  noMatch: 'No locker has this name.',
  noLockers: 'There are no lockers yet.',
};
