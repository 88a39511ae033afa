// The demo's providers and their couriers.
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import type { Network, Row } from './emptyNetwork.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Name, type, and storage time in days if it has a rule of its own. */
const PROVIDERS: readonly [string, string, number | null][] = [
  ['Kypros Mail', 'POSTAL', 5],
  ['Aphrodite Express', 'COURIER', null],
  ['Island Parcel', 'COURIER', 2],
  ['黎凡特物流 Levant Logistics', 'COURIER', null],
  ['Blue Line Freight', 'FREIGHT', 4],
  ['Olive Courier', 'COURIER', null],
  ['Mesaoria Marketplace', 'MERCHANT', 3],
  ['Troodos Delivery', 'COURIER', null],
];

export type ProviderRow = Row<'providers'> & { providerId: number };
export type AgentRow = Row<'agents'> & { agentId: number };

const AGENTS_PER_PROVIDER = 4;

function agentRow(network: Network, provider: ProviderRow, agentId: number): AgentRow {
  const { random } = network;
  return {
    agentId,
    agentNumber: `A${String(2_000 + agentId)}`,
    agentName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    providerId: provider.providerId,
    agentStatus: agentId % 13 === 0 ? 'LOCKED' : 'ACTIVE',
    effectiveTimeStart: provider.contractStartTime,
    effectiveTimeEnd: provider.contractEndTime,
    deletedAt: null,
    creationTime: provider.creationTime,
    lastUpdatedTime: provider.lastUpdatedTime,
  };
}

/** Adds providers and agents to the network. */
export function buildProviders(network: Network): { providers: ProviderRow[]; agents: AgentRow[] } {
  const started = network.begin - 200 * DAY;
  const providers = PROVIDERS.map(([providerName, providerType, expirationDays], index) => ({
    providerId: index + 1,
    providerNumber: `P${String(101 + index)}`,
    providerName,
    providerType,
    providerStatus: index === PROVIDERS.length - 1 ? ('LOCKED' as const) : ('ACTIVE' as const),
    contractStartTime: started,
    contractEndTime: network.now + (100 + index * 60) * DAY,
    expirationDays,
    requestorKeyHmac: null,
    requestorKeyTime: null,
    deletedAt: null,
    creationTime: started,
    lastUpdatedTime: started + index * DAY,
  }));
  const agents = providers.flatMap((provider, index) =>
    Array.from({ length: AGENTS_PER_PROVIDER }, (_, one) =>
      agentRow(network, provider, index * AGENTS_PER_PROVIDER + one + 1),
    ),
  );
  network.rows.providers = providers;
  network.rows.agents = agents;
  return { providers, agents };
}
