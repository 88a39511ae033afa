// The calls of providers, agents and companies, as R7 documents them.
import { answers, file, pages, takes, type Group } from './documented.ts';

/** A provider (R3.60), but for the key, which is told once: to whoever made it. */
const PROVIDER =
  'providerNumber providerName providerType providerStatus contractStartTime contractEndTime expirationDays';
/** R3.62. */
const AGENT = 'agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd';
const PROVIDER_FILTERS = 'providerNumber providerName providerType providerStatus';

const root = '/api/user/v1';

const providerCalls: Group = {
  [`GET ${root}/provider/query`]: pages(
    'R7.25',
    `page size sort ${PROVIDER_FILTERS}`,
    `providerId ${PROVIDER}`,
  ),
  [`GET ${root}/provider/info/{providerId}`]: answers('R7.26', `providerId ${PROVIDER}`),
  [`POST ${root}/provider/create`]: takes('R7.27', PROVIDER),
  [`POST ${root}/provider/update`]: takes('R7.27', `providerId ${PROVIDER}`),
  [`GET ${root}/provider/query/export/xlsx`]: file('R7.28', PROVIDER_FILTERS),
  [`GET ${root}/provider/query/export/pdf`]: file('R7.28', PROVIDER_FILTERS),
};

const agentCalls: Group = {
  [`GET ${root}/provider/agent/query`]: pages(
    'R7.29',
    'page size sort agentNumber agentName providerNumber providerName agentStatus',
    `agentId ${AGENT}`,
  ),
  [`GET ${root}/provider/agent/info/{agentId}`]: answers('R7.30', `agentId ${AGENT}`),
};

const companyCalls: Group = {
  'POST /api/company/delete': takes('R7.127', 'id'),
  'POST /api/v1/company/delete': takes('R7.127', 'id'),
};

export const providerGroups: Readonly<Record<string, Group>> = {
  Providers: providerCalls,
  Agents: agentCalls,
  Companies: companyCalls,
};
