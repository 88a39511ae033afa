// Export of the provider list: the screen's filters and order, all pages.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { providers, type ProviderRow } from '../../contract/people/providers.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText, timeText } from '../exports/times.ts';
import type { Taken } from '../exports/exported.ts';
import { orderOf, pagesByKey } from '../lists/listing.ts';
import { keptProviders } from './providerRows.ts';
import { readPortion } from '../lists/tableQueries.ts';

const columns = (timeZone: string): ExportColumn<ProviderRow>[] => [
  { header: 'Provider number', value: (row) => row.providerNumber },
  { header: 'Provider name', value: (row) => row.providerName },
  { header: 'Type', value: (row) => row.providerType },
  { header: 'Status', value: (row) => row.providerStatus },
  { header: 'Contract from', value: (row) => timeText(row.contractStartTime, timeZone) },
  { header: 'Contract until', value: (row) => timeText(row.contractEndTime, timeZone) },
  { header: 'Expiration days', value: (row) => row.expirationDays },
  { header: 'Last updated', value: (row) => timeText(row.lastUpdatedTime, timeZone) },
];

/** Columns and rows of the provider export, without API keys. */
export function exportedProviders(
  params: ParsedInput<typeof providers.exportPdf>,
  context: RequestContext,
): Taken<ProviderRow> {
  const { database, config, now } = context;
  const order = orderOf(params.sort);
  const walk = pagesByKey(
    (after) => readPortion(database.db, providers, keptProviders, params, order, after, context),
    (row) => ({ value: row['place'] as string | null, id: row['providerId'] as number }),
  );
  return {
    called: 'providers',
    params,
    name: `providers-${dateText(now(), config.timeZone)}`,
    columns: columns(config.timeZone),
    pages: walk as AsyncGenerator<ProviderRow[]>,
  };
}
