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
    requestorKeyTime: 'Key created',
  },
  sections: { company: 'Provider', contract: 'Contract' },
  help: {
    providerNumber: 'It cannot be changed later.',
    expirationDays:
      'Number of days its parcels may be stored. If empty, the locker’s rule applies.',
  },
  errors: {
    providerNumber: {
      malformed: 'Only letters, digits and . _ / -; the first must be a letter or digit.',
    },
  },
  actions: {
    couriers: { label: 'Couriers' },
    remove: {
      consequence:
        'Its key stops working. Past parcels and history are kept. A provider with parcels under way or with couriers cannot be deleted; an error message then shows how many.',
      done: 'Delete success',
      doneMany: 'Delete success',
      failed: 'Delete failed',
    },
  },
});
