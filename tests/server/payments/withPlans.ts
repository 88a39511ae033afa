// A server with the usual prices and no plan, set anew for each test, and the calls of planned prices.
import { beforeEach, expect } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { plannedPrices } from '../../../contract/parcels/plannedPrices.ts';
import { prices, type Prices } from '../../../contract/parcels/prices.ts';
import { applyDuePlans } from '../../../server/payments/priceRows.ts';
import { parcelServices } from '../parcels/parcelServer.ts';

export const HOUR = 60 * 60_000;
export const SUBSCRIPTION = { ratio: 0, ratioStartTime: null, ratioEndTime: null, isEnable: true };
const PRICES = {
  MONTHLY: { amount: 4.9, ...SUBSCRIPTION },
  QUARTERLY: { amount: 12.9, ...SUBSCRIPTION },
  YEARLY: { amount: 44.9, ...SUBSCRIPTION },
  PER_USE: { amount: 1.5 },
};

export async function withPlans() {
  const services = await parcelServices();
  beforeEach(async () => {
    services.locker.pass(HOUR);
    await services.db.deleteFrom('plannedPrices').execute();
    expect((await services.ask(prices.save, PRICES)).status).toBe(200);
    services.locker.pass(1_000);
  });
  const server = () => services.locker.server;
  const token = () => services.locker.staff;
  return {
    services: () => services,
    server,
    read: async () => (await services.ask(prices.read, {})).body,
    plans: async () => (await services.ask(plannedPrices.list, {})).body,
    plan: (wanted: Input<typeof plannedPrices.plan>, asRead?: number) =>
      server().ask(plannedPrices.plan, wanted, { token: token(), asRead }),
    save: (wanted: Prices, asRead?: number) =>
      server().ask(prices.save, wanted, { token: token(), asRead }),
    /** As the job does. */
    apply: () => applyDuePlans({ database: server().database, now: () => services.now }),
    latestChanges: async (size: number) =>
      (await services.ask(prices.changes, { page: 0, size })).body,
    storedPlans: () => services.db.selectFrom('plannedPrices').selectAll().execute(),
    /** An hour from now. */
    soon: () => services.now + HOUR,
  };
}
