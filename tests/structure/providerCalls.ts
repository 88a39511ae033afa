// What the specification documents of providers, agents and companies, word by word.
import type { Documented, Group } from './documented.ts';

const PROVIDERS = `
GET /api/user/v1/provider/query (page, size, sort, providerNumber, providerName, providerType, providerStatus); GET /provider/info/{providerId}; POST /provider/create and /provider/update (entity fields, providerId on update); GET /provider/query/export/xlsx and /pdf with filters in query string.`;
const AGENTS = `
GET /api/user/v1/provider/agent/query (page, size, sort, agentNumber, agentName, providerNumber, providerName, agentStatus); GET /provider/agent/info/{agentId}.`;
const COMPANIES = `
Unused or legacy: POST /api/company/delete, /api/v1/company/delete {id}`;

/** A provider (R3.60), but for the key, which is told once: to whoever made it. */
const PROVIDER =
  'providerNumber providerName providerType providerStatus contractStartTime contractEndTime expirationDays';
/** R3.62. */
const AGENT = 'agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd';
const PROVIDER_FILTERS = 'providerNumber providerName providerType providerStatus';

const root = '/api/user/v1';
const PAGE = 'content totalPages totalElements';

type Calls = Record<string, Documented>;

const providerCalls: Calls = {
  [`GET ${root}/provider/query`]: {
    takes: `page size sort ${PROVIDER_FILTERS}`,
    answers: PAGE,
    rows: `providerId ${PROVIDER}`,
  },
  [`GET ${root}/provider/info/{providerId}`]: { answers: `providerId ${PROVIDER}` },
  [`POST ${root}/provider/create`]: { takes: PROVIDER },
  [`POST ${root}/provider/update`]: { takes: `providerId ${PROVIDER}` },
  [`GET ${root}/provider/query/export/xlsx`]: { takes: PROVIDER_FILTERS, gives: 'file' },
  [`GET ${root}/provider/query/export/pdf`]: { takes: PROVIDER_FILTERS, gives: 'file' },
};

const agentCalls: Calls = {
  [`GET ${root}/provider/agent/query`]: {
    takes: 'page size sort agentNumber agentName providerNumber providerName agentStatus',
    answers: PAGE,
    rows: `agentId ${AGENT}`,
  },
  [`GET ${root}/provider/agent/info/{agentId}`]: { answers: `agentId ${AGENT}` },
};

const companyCalls: Calls = {
  'POST /api/company/delete': { takes: 'id' },
  'POST /api/v1/company/delete': { takes: 'id' },
};

export const providerGroups: Readonly<Record<string, Group>> = {
  Providers: [PROVIDERS, providerCalls],
  Agents: [AGENTS, agentCalls],
  Companies: [COMPANIES, companyCalls],
};
