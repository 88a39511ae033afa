// The number of alerts that nobody has taken, for bell, menu and dashboard.
import type { RequestContext } from '../http/context.ts';
import { NOT_TAKEN } from '../../domain/alerts.ts';

export async function countNotTaken({
  database: { db },
}: Pick<RequestContext, 'database'>): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('state', '=', NOT_TAKEN)
    .executeTakeFirstOrThrow();
  return count;
}
