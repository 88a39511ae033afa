// The calls of providers, agents and companies, as R7 documents them.
import type { Group } from './documented.ts';

/** A provider (R3.60), but for the key, which is told once: to whoever made it. */
const PROVIDER =
  'providerNumber providerName providerType providerStatus contractStartTime contractEndTime expirationDays';
/** R3.62. */
const AGENT = 'agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd';
const PROVIDER_FILTERS = 'providerNumber providerName providerType providerStatus';

const root = '/api/user/v1';
const PAGE = 'content totalPages totalElements';

const providerCalls: Group = {
  [`GET ${root}/provider/query`]: {
    proves: 'R7.25',
    takes: `page size sort ${PROVIDER_FILTERS}`,
    answers: PAGE,
    rows: `providerId ${PROVIDER}`,
  },
  [`GET ${root}/provider/info/{providerId}`]: {
    proves: 'R7.26',
    answers: `providerId ${PROVIDER}`,
  },
  [`POST ${root}/provider/create`]: { proves: 'R7.27', takes: PROVIDER },
  [`POST ${root}/provider/update`]: { proves: 'R7.27', takes: `providerId ${PROVIDER}` },
  [`GET ${root}/provider/query/export/xlsx`]: {
    proves: 'R7.28',
    takes: PROVIDER_FILTERS,
    gives: 'file',
  },
  [`GET ${root}/provider/query/export/pdf`]: {
    proves: 'R7.28',
    takes: PROVIDER_FILTERS,
    gives: 'file',
  },
};

const agentCalls: Group = {
  [`GET ${root}/provider/agent/query`]: {
    proves: 'R7.29',
    takes: 'page size sort agentNumber agentName providerNumber providerName agentStatus',
    answers: PAGE,
    rows: `agentId ${AGENT}`,
  },
  [`GET ${root}/provider/agent/info/{agentId}`]: { proves: 'R7.30', answers: `agentId ${AGENT}` },
};

const companyCalls: Group = {
  'POST /api/company/delete': { proves: 'R7.127', takes: 'id' },
  'POST /api/v1/company/delete': { proves: 'R7.127', takes: 'id' },
};

export const providerGroups: Readonly<Record<string, Group>> = {
  Providers: providerCalls,
  Agents: agentCalls,
  Companies: companyCalls,
};
