// Providers: listed, made, changed and removed; their keys; what they do; and their list as a file.
import type { Transaction } from 'kysely';
import { providerCalls, providers, type ProviderRow } from '../../contract/providers.ts';
import type { Tables } from '../db/tables.ts';
import { answer, type Answers } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
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
import { record } from '../events/record.ts';
import { doneBy } from '../events/actor.ts';
import { pdfExport, xlsxExport } from '../exports/exported.ts';
import { pageAnswer } from '../lists/listing.ts';
import { exportedProviders } from './providerExport.ts';
import { keptProviders } from './providerRows.ts';
import { readPage, type Fields } from '../lists/tableQueries.ts';

type Trx = Transaction<Tables>;

/** "A provider with living parcels or agents cannot be deleted without saying so." */
async function refuseNeeded(trx: Trx, { providerId, providerName }: Fields): Promise<void> {
  const { announcedCount, livingCount, agentCount } = await livingOf(trx, providerId as number);
  const refuse = (code: 'PROVIDER_HAS_PARCELS' | 'PROVIDER_HAS_AGENTS', count: number) => {
    if (count > 0) throw new Problem(code, { values: { name: String(providerName), count } });
  };
  refuse('PROVIDER_HAS_PARCELS', announcedCount + livingCount);
  refuse('PROVIDER_HAS_AGENTS', agentCount);
}

const partners: Partners = {
  noun: providers,
  table: 'providers',
  kept: keptProviders,
  number: 'providerNumber',
  numberFixed: 'PROVIDER_NUMBER_FIXED',
  span: ['contractStartTime', 'contractEndTime'],
  backwards: 'CONTRACT_BACKWARDS',
  beforeRemove: refuseNeeded,
  gone: { requestorKeyHmac: null, requestorKeyTime: null },
};

/** What is entered of a provider. Refuses with REQUESTOR_KEY_MADE a key that somebody thought of. */
function withoutKey({ requestorKey, ...entered }: Fields): Fields {
  if (requestorKey) throw new Problem('REQUESTOR_KEY_MADE', { field: 'requestorKey' });
  return entered;
}

const one = ({ providerId }: { providerId: number }, ask: Ask): Promise<ProviderRow> =>
  readPartner(ask.database.db, partners, providerId) as Promise<ProviderRow>;

export const providerAnswers = answer(providers, {
  list: async (asked, ask) => {
    const { rows, total } = await readPage(ask.database.db, providers, keptProviders, asked, ask);
    return pageAnswer(rows as ProviderRow[], total, asked.size);
  },
  one,
  create: async (entered, ask) =>
    (await makePartner(partners, withoutKey(entered), ask)) as ProviderRow,
  update: async (entered, ask) =>
    (await changePartner(partners, withoutKey(entered), ask)) as ProviderRow,
  exportXlsx: (asked, ask) => xlsxExport(ask, exportedProviders(asked, ask)),
  exportPdf: (asked, ask) => pdfExport(ask, 'Providers', exportedProviders(asked, ask)),
});

/** Answers the key once; the history says who made it. */
const renewKey: Answers<typeof providerCalls>['renewKey'] = ({ providerId }, ask) =>
  ask.database.transaction(async (trx) => {
    await readPartner(trx, partners, providerId, true);
    const requestorKey = newSecret();
    const requestorKeyTime = ask.now();
    await trx
      .updateTable('providers')
      .set({ requestorKeyHmac: ask.secrets.hmac('requestor', requestorKey), requestorKeyTime })
      .where('providerId', '=', providerId)
      .execute();
    await record(trx, {
      ...doneBy(ask),
      time: requestorKeyTime,
      type: 'REQUESTOR_KEY',
      subject: ['providers', providerId],
    });
    return { requestorKey, requestorKeyTime };
  });

const remove = ({ id }: { id: number }, ask: Ask) => removePartner(partners, id, ask);

export const providerCallAnswers = answer(providerCalls, {
  remove,
  removeToo: remove,
  renewKey,
  traffic: async ({ providerId }, ask) => {
    await one({ providerId }, ask);
    return trafficOf(ask.database.db, providerId);
  },
});
