// Routes of cost reasons: what a price may be charged for.
import { costReasons } from '../../contract/parcels/costReasons.ts';
import { routesOf } from '../http/routesOf.ts';

export const costReasonRoutes = routesOf(costReasons, {
  query: (_input, { database }) =>
    database.db
      .selectFrom('costReasons')
      .select(['costReasonId', 'reason'])
      .orderBy('costReasonId')
      .execute(),
});
