// English messages: agents, the couriers of providers.
import { resourceMessages } from '../resourceMessages.ts';

export const agents = resourceMessages('courier', 'couriers', {
  fields: {
    agentNumber: 'Agent number',
    agentName: 'Name',
    providerId: 'Provider',
    providerNumber: 'Provider number',
    providerName: 'Provider name',
    agentStatus: 'Status',
    effectiveTimeStart: 'Valid from',
    effectiveTimeEnd: 'Valid until',
  },
  errors: { agentNumber: { malformed: 'Letters and digits; between them . _ / and -.' } },
  beside:
    'Who brings parcels for which provider. Nobody signs in with an entry here: couriers sign in at a terminal with an account under',
  help: { agentNumber: 'It cannot be changed later.' },
  actions: { remove: { done: 'Delete success', doneMany: 'Delete success' } },
});
