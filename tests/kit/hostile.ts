// Hostile texts for storage, search, display and export, entered wherever forms of people take text.
import { accessRequests } from '../../contract/account/account.ts';
import { agents } from '../../contract/people/agents.ts';
import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { members } from '../../contract/people/members.ts';
import { providers } from '../../contract/people/providers.ts';
import { roles } from '../../contract/people/roles.ts';
import { staff } from '../../contract/people/staff.ts';
import type { Staff } from './staff.ts';

/** No longer than the shortest field allows. */
export const HOSTILE = {
  html: '<img src=x onerror="document.title=1"><script>',
  sql: `x'); DROP TABLE "staff"; --%_\\`,
  formula: '=HYPERLINK("http://a.test","b")',
  values: '%{name} |||| {{1+1}} ${1} \u202E</p>',
} as const;

export type Hostile = keyof typeof HOSTILE;

export const HOSTILE_NAMES = Object.keys(HOSTILE) as Hostile[];

/** The records created with one text. */
export interface HostileRecords {
  readonly userId: number;
  readonly terminalUserId: number;
  readonly roleId: number;
  readonly providerId: number;
  readonly agentId: number;
  readonly memberId: number;
}

/** The suffix of a login name and a role that belongs to a text. */
const letters = (name: Hostile) => `hostile.${name}`;

/** Enters one text into every text field of the forms of people, through the forms' endpoints. */
async function enter(
  ask: Staff['ask'],
  name: Hostile,
  roleIds: Readonly<Record<string, number>>,
): Promise<HostileRecords> {
  const text = HOSTILE[name];
  const made = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const { status, body } = await ask(endpoint, input);
    if (status !== 200) throw new Error(`${endpoint.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const person = { firstName: text, lastName: text, staffNo: text.slice(0, 40) };
  const account = { ...person, userStatus: 'ACTIVE' } as const;
  const roleId = (role: string) => roleIds[role] ?? 0;
  const user = await made(staff.create, {
    ...account,
    username: letters(name),
    roleId: roleId('VIEWER'),
    password: 'Brandnew2026',
  });
  const terminalUser = await made(staff.create, {
    ...account,
    username: `${letters(name)}.t`,
    roleId: roleId('COURIER'),
    password: '202611',
  });
  const role = await made(roles.create, {
    name: `HOSTILE_${name.toUpperCase()}`,
    description: text,
    loginType: 'BACKEND',
    authoritySet: ['DASHBOARD_VIEW'],
  });
  const number = `H${HOSTILE_NAMES.indexOf(name)}`;
  const provider = await made(providers.create, {
    providerNumber: number,
    providerName: text,
    providerStatus: 'ACTIVE',
  });
  const agent = await made(agents.create, {
    agentNumber: number,
    agentName: text,
    providerId: provider.providerId,
    agentStatus: 'ACTIVE',
  });
  const member = await made(members.create, {
    username: text,
    firstName: text,
    lastName: text,
    address: text,
    notifyType: 'SMS',
    paymentScheme: 'PER_USE',
    mobile: '99765432',
  });
  await made(accessRequests.send, {
    username: `${letters(name)}.r`,
    firstName: text,
    lastName: text,
    mobile: '99123456',
    password: 'Brandnew2026',
  });
  return {
    userId: user.userId,
    terminalUserId: terminalUser.userId,
    roleId: role.roleId,
    providerId: provider.providerId,
    agentId: agent.agentId,
    memberId: member.memberId,
  };
}

/** Enters all of them as the calling administrator; returns the records of each. */
export async function enterHostile(ask: Staff['ask']): Promise<Record<Hostile, HostileRecords>> {
  const { body } = await ask(roles.list, { size: 100 });
  const roleIds = Object.fromEntries(body.content.map((role) => [role.name, role.roleId]));
  const made: Partial<Record<Hostile, HostileRecords>> = {};
  for (const name of HOSTILE_NAMES) made[name] = await enter(ask, name, roleIds);
  return made as Record<Hostile, HostileRecords>;
}
