// English messages: reminders of waiting parcels, on the settings page.
export const reminders = {
  text: 'The owner of a parcel that still waits is told so long before its storage ends.',
  one: 'Reminder %{place}: hours before storage ends',
  before: 'hours before storage ends',
  remove: 'Remove: %{name}',
  add: 'Add a reminder',
  none: 'Nobody is reminded.',
  most: 'There are at most %{most}.',
  hours: '%{smart_count} hour before |||| %{smart_count} hours before',
  and: ', ',
  faults: {
    hours: 'Please enter a whole number of hours, from %{min} to %{max}',
    repeated: 'This reminder is there already',
  },
  stale: '%{who} saved the reminders in the meantime. Nothing was saved; yours are kept here.',
};
