// Providers: the logistics companies, their contracts and API keys.
import { agents } from '../../../contract/people/agents.ts';
import {
  providerCalls,
  providers as collection,
  type ProviderRow,
} from '../../../contract/people/providers.ts';
import { providerPage } from '../../custom/provider/fieldType.ts';
import { action, linkToList } from '../../engine/actions/action.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { badge } from '../../engine/fields/badge.tsx';
import { fixed } from '../../engine/fields/fixed.tsx';

const status = badge<ProviderRow>({
  ACTIVE: { icon: 'check' },
  LOCKED: { icon: 'lock', tone: 'warn' },
});

export const providers = defineResource('providers', collection, {
  icon: 'truck',
  title: 'providerName',
  pageMessages: true,
  list: {
    columns: [
      'providerName',
      'providerNumber',
      'providerType',
      'providerStatus',
      'contractEndTime',
      'expirationDays',
    ],
    moreColumns: ['contractStartTime', 'requestorKeyTime', 'creationTime', 'lastUpdatedTime'],
    filters: ['providerNumber', 'providerName', 'providerType', 'providerStatus'],
    export: { xlsx: collection.exportXlsx, pdf: collection.exportPdf },
    card: {
      under: ['providerNumber', 'providerType'],
      foot: ['contractEndTime', 'providerStatus'],
    },
  },
  form: {
    company: ['providerNumber', 'providerName', 'providerType', 'providerStatus'],
    contract: ['contractStartTime', 'contractEndTime', 'expirationDays'],
  },
  duplicate: { without: ['providerNumber', 'providerName'] },
  below: providerPage,
  fields: { providerNumber: { type: fixed }, providerStatus: { type: status } },
  actions: {
    couriers: linkToList('agents', agents, {
      on: 'row',
      icon: 'people',
      with: ({ providerNumber }: ProviderRow) => ({ providerNumber }),
    }),
    remove: action(providerCalls.remove, {
      on: ['row', 'selection'],
      with: ({ providerId }: ProviderRow) => ({ id: providerId }),
      confirm: true,
      grave: true,
    }),
  },
});
