// Routes of the provider API, called by providers' systems.
import { providerApi } from '../../contract/people/providerApi.ts';
import { routesOf } from '../http/routesOf.ts';
import { announce, stateOf, withdraw } from './announcements.ts';
import { providerParcels } from './providerParcels.ts';

export const providerApiRoutes = routesOf(providerApi, {
  announce: (input, context) => announce(context, input),
  cancel: ({ parcelNumber }, context) => withdraw(context, parcelNumber),
  list: (params, context) => providerParcels(context, params),
  state: ({ parcelNumber }, context) => stateOf(context, parcelNumber),
});
