// Agents, the couriers of providers: listed, read, made, changed and removed.
import type { Transaction } from 'kysely';
import { agents, type AgentRow } from '../../contract/agents.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import {
  changePartner,
  makePartner,
  readPartner,
  removePartner,
  type Partners,
} from './partners.ts';
import { UNDER_WAY } from './providerTraffic.ts';
import { pageAnswer } from '../lists/listing.ts';
import { keptAgents } from './providerRows.ts';
import { readPage, type Fields } from '../lists/tableQueries.ts';

type Trx = Transaction<Tables>;

/** The provider stays while somebody is given to it: it is held against its removal. */
async function refuseUnknown(trx: Trx, { providerId }: Fields): Promise<void> {
  if (providerId === undefined) return;
  const provider = await trx
    .selectFrom('providers')
    .select('providerId')
    .where('providerId', '=', providerId as number)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!provider) throw badInput('providerId', 'unknown');
}

async function refuseNeeded(trx: Trx, { agentId, agentName }: Fields): Promise<void> {
  const { count } = await trx
    .selectFrom('parcels')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('agentId', '=', agentId as number)
    .where('ordersStatus', 'in', UNDER_WAY)
    .executeTakeFirstOrThrow();
  if (count > 0)
    throw new Problem('AGENT_HAS_PARCELS', { values: { name: String(agentName), count } });
}

const partners: Partners = {
  noun: agents,
  table: 'agents',
  kept: keptAgents,
  number: 'agentNumber',
  numberFixed: 'AGENT_NUMBER_FIXED',
  span: ['effectiveTimeStart', 'effectiveTimeEnd'],
  backwards: 'EFFECTIVE_BACKWARDS',
  beforeSave: refuseUnknown,
  beforeRemove: refuseNeeded,
};

export const agentAnswers = answer(agents, {
  list: async (asked, ask) => {
    const { rows, total } = await readPage(ask.database.db, agents, keptAgents, asked, ask);
    return pageAnswer(rows as AgentRow[], total, asked.size);
  },
  one: ({ agentId }, { database }) =>
    readPartner(database.db, partners, agentId) as Promise<AgentRow>,
  create: (entered, ask) => makePartner(partners, entered, ask) as Promise<AgentRow>,
  update: (entered, ask) => changePartner(partners, entered, ask) as Promise<AgentRow>,
  remove: ({ agentId }, ask) => removePartner(partners, agentId, ask),
});
