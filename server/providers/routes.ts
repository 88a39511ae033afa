// Routes of providers: list, create, change, delete, API keys, traffic and export.
import { providerCalls, providers, type ProviderRow } from '../../contract/people/providers.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { newSecret } from '../system/secrets.ts';
import {
  changePartner,
  makePartner,
  readPartner,
  removePartner,
  type Partners,
} from './partners.ts';
import { livingOf, trafficOf } from './providerTraffic.ts';
import { appendEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';
import { pdfExport, xlsxExport, type Taken } from '../exports/exported.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { ExportColumn } from '../exports/export.ts';
import { keptProviders } from './providerRows.ts';
import { exportedTable } from '../lists/tableExport.ts';
import { readPage, type Fields } from '../lists/tableQueries.ts';

const columns: ExportColumn<ProviderRow>[] = [
  { header: 'Provider number', value: (row) => row.providerNumber },
  { header: 'Provider name', value: (row) => row.providerName },
  { header: 'Type', value: (row) => row.providerType, choices: 'providerType' },
  { header: 'Status', value: (row) => row.providerStatus, choices: 'providerStatus' },
  { header: 'Contract from', type: 'time', value: (row) => row.contractStartTime },
  { header: 'Contract until', type: 'time', value: (row) => row.contractEndTime },
  { header: 'Expiration days', value: (row) => row.expirationDays },
  { header: 'Last updated', type: 'time', value: (row) => row.lastUpdatedTime },
];

/** Columns and rows of the provider export, without API keys. */
const exportedProviders = (
  params: ParsedInput<typeof providers.exportPdf>,
  context: RequestContext,
): Taken<ProviderRow> =>
  exportedTable(providers, keptProviders, params, context, { called: 'providers', columns });

/** Rejects deletion of a provider with current parcels or agents, naming them. */
async function refuseNeeded(trx: Trx, { providerId, providerName }: Fields): Promise<void> {
  const { announcedCount, livingCount, agentCount } = await livingOf(trx, providerId as number);
  const refuse = (code: 'PROVIDER_HAS_PARCELS' | 'PROVIDER_HAS_AGENTS', count: number) => {
    if (count > 0) throw new Problem(code, { values: { name: String(providerName), count } });
  };
  refuse('PROVIDER_HAS_PARCELS', announcedCount + livingCount);
  refuse('PROVIDER_HAS_AGENTS', agentCount);
}

const partners: Partners = {
  collection: providers,
  table: 'providers',
  kept: keptProviders,
  number: 'providerNumber',
  numberFixed: 'PROVIDER_NUMBER_FIXED',
  span: ['contractStartTime', 'contractEndTime'],
  backwards: 'CONTRACT_BACKWARDS',
  beforeRemove: refuseNeeded,
  gone: { requestorKeyHmac: null, requestorKeyTime: null },
};

/** The input without the key. Throws REQUESTOR_KEY_MADE for a key that was not generated here. */
function withoutKey({ requestorKey, ...entered }: Fields): Fields {
  if (requestorKey) throw new Problem('REQUESTOR_KEY_MADE', { field: 'requestorKey' });
  return entered;
}

const one = ({ providerId }: { providerId: number }, { database }: RequestContext) =>
  readPartner(database.db, partners, providerId) as Promise<ProviderRow>;

export const providerRoutes = routesOf(providers, {
  list: (params, context) => readPage<ProviderRow>(providers, keptProviders, params, context),
  one,
  create: async (entered, context) =>
    (await makePartner(partners, withoutKey(entered), context)) as ProviderRow,
  update: async (entered, context) =>
    (await changePartner(partners, withoutKey(entered), context)) as ProviderRow,
  exportXlsx: (params, context) => xlsxExport(context, exportedProviders(params, context)),
  exportPdf: (params, context) =>
    pdfExport(context, 'Providers', exportedProviders(params, context)),
});

/** Returns the key once; the history records who generated it. */
const renewKey: Handlers<typeof providerCalls>['renewKey'] = ({ providerId }, context) =>
  context.database.transaction(async (trx) => {
    await readPartner(trx, partners, providerId, true);
    const requestorKey = newSecret();
    const requestorKeyTime = context.now();
    await trx
      .updateTable('providers')
      .set({ requestorKeyHmac: context.secrets.hmac('requestor', requestorKey), requestorKeyTime })
      .where('providerId', '=', providerId)
      .execute();
    await appendEvent(trx, {
      ...doneBy(context),
      time: requestorKeyTime,
      type: 'REQUESTOR_KEY',
      subject: ['providers', providerId],
    });
    return { requestorKey, requestorKeyTime };
  });

const remove = ({ id }: { id: number }, context: RequestContext) =>
  removePartner(partners, id, context);

export const providerCallRoutes = routesOf(providerCalls, {
  remove,
  removeToo: remove,
  renewKey,
  traffic: async ({ providerId }, context) => {
    await one({ providerId }, context);
    return trafficOf(context.database.db, providerId);
  },
});
