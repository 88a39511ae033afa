// The calls of providers, agents and companies as the specification documents them: each is in the contract, with its inputs and answers.
import { describe, expect, test } from 'vitest';
import { addressesIn, documentedNames, foundOf, type Documented } from './documented.ts';

const PROVIDERS = `
GET /api/user/v1/provider/query (page, size, sort, providerNumber, providerName, providerType, providerStatus); GET /provider/info/{providerId}; POST /provider/create and /provider/update (entity fields, providerId on update); GET /provider/query/export/xlsx and /pdf with filters in query string.`;
const AGENTS = `
GET /api/user/v1/provider/agent/query (page, size, sort, agentNumber, agentName, providerNumber, providerName, agentStatus); GET /provider/agent/info/{agentId}.`;
const COMPANIES = `
Unused or legacy: POST /api/company/delete, /api/v1/company/delete {id}`;

/** Section 3: 'Provider', but for the key, which is told once: to whoever made it. */
const PROVIDER =
  'providerNumber providerName providerType providerStatus contractStartTime contractEndTime expirationDays';
/** Section 3: 'Agent'. */
const AGENT = 'agentNumber agentName providerName agentStatus effectiveTimeStart effectiveTimeEnd';
const PAGE = 'content totalPages totalElements';
const FILTERS = 'providerNumber providerName providerType providerStatus';

type Calls = Record<string, Documented>;

const root = '/api/user/v1';

const providerCalls: Calls = {
  [`GET ${root}/provider/query`]: {
    takes: `page size sort ${FILTERS}`,
    answers: PAGE,
    rows: `providerId ${PROVIDER}`,
  },
  [`GET ${root}/provider/info/{providerId}`]: { answers: `providerId ${PROVIDER}` },
  [`POST ${root}/provider/create`]: { takes: PROVIDER },
  [`POST ${root}/provider/update`]: { takes: `providerId ${PROVIDER}` },
  [`GET ${root}/provider/query/export/xlsx`]: { takes: FILTERS, gives: 'file' },
  [`GET ${root}/provider/query/export/pdf`]: { takes: FILTERS, gives: 'file' },
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

describe.each([
  ['Providers', PROVIDERS, providerCalls],
  ['Agents', AGENTS, agentCalls],
  ['Companies', COMPANIES, companyCalls],
] as const)('%s', (_group, said, calls) => {
  test.each(Object.entries(calls))('%s', (address, documented) => {
    const found = foundOf(address);
    const { takes, answers, rows } = documentedNames(documented);
    expect(found, address).toBeDefined();
    expect(found?.takes).toEqual(expect.arrayContaining(takes));
    expect(found?.answers).toEqual(expect.arrayContaining(answers));
    expect(found?.rows).toEqual(expect.arrayContaining(rows));
    expect(found?.gives).toBe(documented.gives ?? 'json');
  });

  test('every address that is documented stands in the table', () => {
    const { addresses, lacking } = addressesIn(said, calls);
    expect(addresses.length).toBeGreaterThan(0);
    expect(lacking).toEqual([]);
  });
});

test('they are asked without anything that a server would have to announce', () => {
  const calls = Object.keys({ ...providerCalls, ...agentCalls, ...companyCalls });
  expect(calls.filter((address) => foundOf(address)?.feature !== undefined)).toEqual([]);
});
