// What this server offers beyond the documented calls.
import { capabilities, FEATURES, type Capability } from '../../contract/capabilities.ts';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { answer } from '../http/answer.ts';

export const capabilityAnswers = answer(capabilities, {
  read: async (_input, { config, database, nouns }): Promise<Capability> => ({
    features: [...FEATURES, ...nouns],
    timeZone: config.timeZone,
    currency: config.currency,
    demo: await demoAccounts(database),
  }),
});
