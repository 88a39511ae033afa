// English messages: providers.
import { resourceMessages } from '../resourceMessages.ts';

export const providers = resourceMessages('provider', 'providers', {
  /** Menu heading of providers and couriers. */
  section: 'Providers',
  fields: {
    providerNumber: 'Provider number',
    providerName: 'Name',
    providerType: 'Type',
    providerStatus: 'Status',
    contractStartTime: 'Contract from',
    contractEndTime: 'Contract until',
    expirationDays: 'Expiration days',
    requestorKeyTime: 'Key made',
  },
  sections: { company: 'Company', contract: 'Contract' },
  help: {
    providerNumber: 'It cannot be changed later.',
    expirationDays:
      'So many days its parcels may stay. Without a number the locker’s own rule holds.',
  },
  errors: { providerNumber: { malformed: 'Letters and digits; between them . _ / and -.' } },
  actions: {
    couriers: { label: 'Couriers' },
    remove: {
      consequence:
        'Its key opens nothing any more. Its earlier parcels and its history stay. With parcels under way or couriers of its own it is not deleted: you are told how many.',
      done: 'Delete success',
      doneMany: 'Delete success',
      failed: 'Delete failed',
    },
  },
});
