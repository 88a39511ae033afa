// The number of alerts that nobody has taken, for bell, menu and dashboard.
import { countRows } from '../db/countRows.ts';
import type { RequestContext } from '../http/context.ts';
import { NOT_TAKEN } from '../../domain/alerts.ts';

export async function countNotTaken({
  database: { db },
}: Pick<RequestContext, 'database'>): Promise<number> {
  return countRows(db.selectFrom('alerts').where('state', '=', NOT_TAKEN));
}
