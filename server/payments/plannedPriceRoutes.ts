// Routes of planned price changes: list, plan and cancel.
import { plannedPrices } from '../../contract/parcels/plannedPrices.ts';
import { doneBy } from '../events/doneBy.ts';
import { routesOf } from '../http/routesOf.ts';
import { cancelPlan, planPrices, plansOutput } from './planPrices.ts';
import { readPrices } from './priceRows.ts';

export const plannedPriceRoutes = routesOf(plannedPrices, {
  list: async (_input, { database: { db }, now }) => plansOutput(await readPrices(db, now())),
  plan: (wanted, context) =>
    context.database.transaction((trx) => planPrices(trx, context, wanted, doneBy(context))),
  cancel: ({ paymentScheme }, context) =>
    context.database.transaction((trx) => cancelPlan(trx, context, paymentScheme, doneBy(context))),
});
