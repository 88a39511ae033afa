// Route: the features this server offers beyond the documented API.
import { capabilities, FEATURES, type Capability } from '../../contract/capabilities.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { routesOf } from '../http/routesOf.ts';

export const capabilityRoutes = routesOf(capabilities, {
  read: async (_input, context): Promise<Capability> => ({
    features: [...FEATURES, ...context.resources],
    timeZone: context.config.timeZone,
    currency: context.config.currency,
    demo: await demoAccounts(context.database),
    ...(context.isSignedIn && { livePosition: await context.live.position() }),
  }),
});
