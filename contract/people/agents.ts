// Agents: the providers' couriers. Documented for list and read; create and update are extensions.
import { z } from 'zod';
import {
  ACTIVE_OR_LOCKED,
  PARTNER_NUMBER,
  PARTNER_NUMBER_MAX,
} from '../../domain/people/providers.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { code, id, reference, search, text, time } from '../scalars.ts';

const root = '/api/user/v1/provider/agent';
const own = '/api/v1/agents';
const view = asking('AGENT_VIEW', 'AGENT_EDIT');
const edit = asking('AGENT_EDIT');

/** R2.48, unless the server announces the editing of agents. */
export const AGENT_EDIT_FEATURE = 'agent-edit';

const agentId = { agentId: id };

/** R3.62. */
export const agentRow = z.object({
  ...agentId,
  agentNumber: z.string(),
  agentName: z.string(),
  providerId: reference('providers'),
  providerNumber: z.string(),
  providerName: z.string(),
  agentStatus: z.enum(ACTIVE_OR_LOCKED),
  effectiveTimeStart: time.nullable(),
  effectiveTimeEnd: time.nullable(),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export type AgentRow = z.input<typeof agentRow>;

const agentNumber = code(PARTNER_NUMBER_MAX).min(1).regex(PARTNER_NUMBER);

const facts = {
  agentName: text(100).min(1),
  providerId: reference('providers'),
  agentStatus: z.enum(ACTIVE_OR_LOCKED),
  effectiveTimeStart: time.nullable().optional(),
  effectiveTimeEnd: time.nullable().optional(),
};

const feature = AGENT_EDIT_FEATURE;

export const agents = collection({
  id: 'agentId',
  list: view.listing(
    `${root}/query`,
    {
      agentNumber: search,
      agentName: search,
      providerNumber: search,
      providerName: search,
      agentStatus: z.enum(ACTIVE_OR_LOCKED).optional(),
    },
    agentRow,
    [
      'agentNumber',
      'agentName',
      'providerNumber',
      'providerName',
      'agentStatus',
      'effectiveTimeStart',
      'effectiveTimeEnd',
      'creationTime',
      'lastUpdatedTime',
    ],
  ),
  one: view.get(`${root}/info/:agentId`, agentId, agentRow),
  create: {
    ...edit.post(
      own,
      { agentNumber, ...facts, agentStatus: facts.agentStatus.default('ACTIVE') },
      agentRow,
    ),
    feature,
  },
  /** The number cannot be changed: send it as read, or omit it. */
  update: {
    ...edit.put(
      `${own}/:agentId`,
      { ...agentId, agentNumber: agentNumber.optional(), ...facts },
      agentRow,
    ),
    feature,
  },
  remove: { ...edit.delete(`${own}/:agentId`, agentId, z.object({})), feature },
});
