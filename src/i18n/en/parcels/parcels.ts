// English messages: parcels.
import { resourceMessages } from '../resourceMessages.ts';
import { actions, empty, fields } from './parcelFields.ts';

export const parcels = resourceMessages('parcel', 'parcels', {
  title: 'Parcel list',
  empty,
  fields: {
    ...fields,
    parcelType: 'Type',
    laidInAs: 'Deposited as',
    payStatus: 'Payment',
    lockerId: 'Specific locker',
    memberId: 'Specific customer',
    expiryTime: 'Expires',
    timeQueryType: 'Period applies to',
    queryTime: 'Period',
  },
  errors: { expiryTime: { missing: 'Enter a date and a time.' } },
  actions: {
    ...actions,
    changeExpiry: {
      label: 'Change expiry time',
      confirm: 'Change the expiry time of %{name}',
      confirmMany: 'Change the expiry time of %{smart_count} parcels',
      consequence:
        'It stays in its box until then. Its storage cannot be shortened. |||| They stay in their boxes until then. Their storage cannot be shortened.',
      done: 'Update success',
      doneMany: 'The expiry time of %{smart_count} parcels is changed.',
    },
    cancel: {
      label: 'Cancel booking',
      confirm: 'Cancel the booking of %{name}?',
      confirmMany: 'Cancel %{smart_count} bookings?',
      consequence:
        'Box %{boxName} at %{lockerName} is free again. The recipient is not notified. This cannot be undone.',
      consequenceMany:
        'Their boxes are free again. The recipients are not notified. This cannot be undone.',
      done: 'Update success',
      doneMany: '%{smart_count} bookings are cancelled.',
    },
  },
});
