// Cost reasons: what a price may be asked for, as the network keeps them.
import { costReasons } from '../../contract/parcels/costReasons.ts';
import { routesOf } from '../http/handlers.ts';

export const costReasonRoutes = routesOf(costReasons, {
  query: (_input, { database }) =>
    database.db
      .selectFrom('costReasons')
      .select(['costReasonId', 'reason'])
      .orderBy('costReasonId')
      .execute(),
});
