// staticExpress: the network's activity by provider.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { providerStatistics } from '../../contract/reports/statistics.ts';
import type { Days } from '../../domain/reports/statistics.ts';
import { atPlaces, readWindow, type Places, type Source } from './asked.ts';
import { flowsBy, NO_FLOW, together, result } from './flows.ts';

type Result = ParsedOutput<typeof providerStatistics.query>;

/** Every provider that exists or had activity, the busiest first; parcels without a provider come last. */
export async function readProviders(params: Days & Places, source: Source): Promise<Result> {
  const window = readWindow(params, source);
  const where = atPlaces('facts.lockerId', params);
  const by = where.length === 0 ? 'PROVIDER' : undefined;
  const flows = await flowsBy('providerId', window, { where, by }, source);
  const providers = await source.database.db
    .selectFrom('providers')
    .select(['providerId', 'providerNumber', 'providerName', 'deletedAt'])
    .orderBy('providerName')
    .orderBy('providerId')
    .execute();
  const rows = providers
    .filter(({ providerId, deletedAt }) => deletedAt === null || flows.has(providerId))
    .map(({ deletedAt: _gone, ...provider }) => ({
      ...provider,
      ...result(flows.get(provider.providerId) ?? NO_FLOW),
    }))
    .toSorted((one, other) => other.depositedCount - one.depositedCount);
  const own = flows.get(null);
  const nobody = { providerId: null, providerNumber: null, providerName: null };
  return {
    from: window.days[0] ?? '',
    to: window.days.at(-1) ?? '',
    content: own ? [...rows, { ...nobody, ...result(own) }] : rows,
    sums: result(together([...flows.values()])),
  };
}
