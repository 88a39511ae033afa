// English messages: reminders of waiting parcels, on the settings page.
export const reminders = {
  text: 'Recipients of uncollected parcels are reminded at these times before storage ends.',
  one: 'Reminder %{place}: hours before storage ends',
  before: 'hours before storage ends',
  remove: 'Remove: %{name}',
  add: 'Add a reminder',
  none: 'No reminders are sent.',
  most: 'At most %{most} reminders are allowed.',
  hours: '%{smart_count} hour before |||| %{smart_count} hours before',
  and: ', ',
  faults: {
    hours: 'Please enter a whole number of hours, from %{min} to %{max}',
    repeated: 'This reminder already exists',
  },
  stale:
    '%{who} saved the reminders in the meantime. Your changes were not saved but are kept here.',
};
