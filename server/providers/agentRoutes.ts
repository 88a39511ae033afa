// Routes of agents (couriers of providers): list, read, create, change and delete.
import { agents, type AgentRow } from '../../contract/people/agents.ts';
import { countRows } from '../db/countRows.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { Problem } from '../system/problem.ts';
import {
  changePartner,
  makePartner,
  readPartner,
  removePartner,
  type Partners,
} from './partners.ts';
import { UNDER_WAY } from './providerTraffic.ts';
import { keptAgents } from './providerRows.ts';
import { readPage, type Fields } from '../lists/tableQueries.ts';

/** The provider must exist; it is locked against deletion until the agent is saved. */
const lockProvider = (trx: Trx, { providerId }: Fields) =>
  refuseUnknown(trx, 'providerId', 'providers', providerId as number | undefined, { lock: true });

async function refuseNeeded(trx: Trx, { agentId, agentName }: Fields): Promise<void> {
  const count = await countRows(
    trx
      .selectFrom('parcels')
      .where('agentId', '=', agentId as number)
      .where('ordersStatus', 'in', UNDER_WAY),
  );
  if (count > 0)
    throw new Problem('AGENT_HAS_PARCELS', { values: { name: String(agentName), count } });
}

const partners: Partners = {
  collection: agents,
  table: 'agents',
  kept: keptAgents,
  number: 'agentNumber',
  numberFixed: 'AGENT_NUMBER_FIXED',
  span: ['effectiveTimeStart', 'effectiveTimeEnd'],
  backwards: 'EFFECTIVE_BACKWARDS',
  beforeSave: lockProvider,
  beforeRemove: refuseNeeded,
};

export const agentRoutes = routesOf(agents, {
  list: (params, context) => readPage<AgentRow>(agents, keptAgents, params, context),
  one: ({ agentId }, { database }) =>
    readPartner(database.db, partners, agentId) as Promise<AgentRow>,
  create: (entered, context) => makePartner(partners, entered, context) as Promise<AgentRow>,
  update: (entered, context) => changePartner(partners, entered, context) as Promise<AgentRow>,
  remove: ({ agentId }, context) => removePartner(partners, agentId, context),
});
