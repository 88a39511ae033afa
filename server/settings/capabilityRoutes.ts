// Route: the features this server offers beyond the documented API.
import { capabilities, FEATURES, type Capability } from '../../contract/capabilities.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { routesOf } from '../http/handlers.ts';

export const capabilityRoutes = routesOf(capabilities, {
  read: async (_input, { config, database, resources }): Promise<Capability> => ({
    features: [...FEATURES, ...resources],
    timeZone: config.timeZone,
    currency: config.currency,
    demo: await demoAccounts(database),
  }),
});
