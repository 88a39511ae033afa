// What this server offers beyond the documented calls.
import { capabilities, type Capability, type FEATURES } from '../../contract/capabilities.ts';
import { demoAccounts } from '../demoAccounts.ts';
import { answer } from '../http/answer.ts';

/** Of all that a server can announce, what this one does. */
const OFFERED: readonly (typeof FEATURES)[number][] = [
  'stale-saves',
  'session-end',
  'locker-groups',
];

export const capabilityAnswers = answer(capabilities, {
  read: async (_input, { config, database }): Promise<Capability> => ({
    features: [...OFFERED],
    timeZone: config.timeZone,
    currency: config.currency,
    demo: await demoAccounts(database),
  }),
});
