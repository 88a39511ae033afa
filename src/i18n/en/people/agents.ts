// English messages: agents, the couriers of providers.
import { resourceMessages } from '../resourceMessages.ts';

export const agents = resourceMessages('courier', 'couriers', {
  fields: {
    agentNumber: 'Courier number',
    agentName: 'Name',
    providerId: 'Provider',
    providerNumber: 'Provider number',
    providerName: 'Provider name',
    agentStatus: 'Status',
    effectiveTimeStart: 'Valid from',
    effectiveTimeEnd: 'Valid until',
  },
  errors: {
    agentNumber: {
      malformed: 'Only letters, digits and . _ / -; the first must be a letter or digit.',
    },
  },
  beside:
    'Couriers and the providers they deliver for. These entries are not accounts: couriers sign in at a terminal with an account under',
  help: { agentNumber: 'It cannot be changed later.' },
  actions: { remove: { done: 'Delete success', doneMany: 'Delete success' } },
});
