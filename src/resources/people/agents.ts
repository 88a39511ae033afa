// Agents: the providers' couriers; read-only unless the server announces editing.
import { agents as collection, type AgentRow } from '../../../contract/people/agents.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { badge } from '../../engine/fields/badge.tsx';
import { fixed } from '../../engine/fields/fixed.tsx';

const status = badge<AgentRow>({
  ACTIVE: { icon: 'check' },
  LOCKED: { icon: 'lock', tone: 'warn' },
});

export const agents = defineResource('agents', collection, {
  icon: 'people',
  title: 'agentName',
  pageMessages: true,
  list: {
    columns: [
      'agentName',
      'agentNumber',
      'providerName',
      'agentStatus',
      'effectiveTimeStart',
      'effectiveTimeEnd',
    ],
    moreColumns: ['providerNumber', 'creationTime', 'lastUpdatedTime'],
    filters: ['agentNumber', 'agentName', 'providerNumber', 'providerName', 'agentStatus'],
    goToPage: true,
    beside: 'terminalUsers',
    card: { under: ['agentNumber', 'providerName'], foot: ['effectiveTimeEnd', 'agentStatus'] },
  },
  form: [
    'agentNumber',
    'agentName',
    'providerId',
    'agentStatus',
    'effectiveTimeStart',
    'effectiveTimeEnd',
  ],
  show: [
    'agentNumber',
    'agentName',
    'providerName',
    'providerNumber',
    'agentStatus',
    'effectiveTimeStart',
    'effectiveTimeEnd',
  ],
  fields: { agentNumber: { type: fixed }, agentStatus: { type: status } },
});
