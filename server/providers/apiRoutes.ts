// Routes of the provider API, called by providers' systems.
import { providerApi } from '../../contract/people/providerApi.ts';
import { routesOf } from '../http/handlers.ts';
import { announce, stateOf, withdraw } from './announcements.ts';
import { parcelsOf } from './providerParcels.ts';

export const providerApiRoutes = routesOf(providerApi, {
  announce: (input, context) => announce(context, input),
  cancel: ({ parcelNumber }, context) => withdraw(context, parcelNumber),
  list: (params, context) => parcelsOf(context, params),
  state: ({ parcelNumber }, context) => stateOf(context, parcelNumber),
});
