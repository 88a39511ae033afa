// Whoever may edit something reads what they edit; and by which words a role is deleted.
import { expect, it } from 'vitest';
import { agents } from '../../../contract/people/agents.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { members } from '../../../contract/people/members.ts';
import { providers } from '../../../contract/people/providers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import type { Authority } from '../../../domain/people/authorities.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const admin = await server.signIn('admin');

const EDITED: [Authority, Endpoint, Endpoint, object][] = [
  ['STAFF_EDIT', staffCalls.backend, userInfo.one, { userId: 1 }],
  ['ROLE_EDIT', roles.list, roles.one, { roleId: 1 }],
  ['PROVIDER_EDIT', providers.list, providers.one, { providerId: 1 }],
  ['AGENT_EDIT', agents.list, agents.one, { agentId: 1 }],
  ['MEMBER_EDIT', members.list, members.one, { memberId: 1 }],
];

it.each(EDITED)('%s alone opens the list and the record', async (authority, list, one, id) => {
  const { token } = await signInWith(server, [authority]);
  expect((await server.ask(list, {}, { token })).status).toBe(200);
  expect((await server.ask(one, id, { token })).status).toBe(200);
});

const removal: Endpoint = roles.remove;
let made = 0;
async function newRole(): Promise<number> {
  made += 1;
  const name = `GOING_${'ABCDEFGHIJ'[made]}`;
  const role = { name, description: 'x', loginType: 'BACKEND', authoritySet: [] } as const;
  return (await server.ask(roles.create, { ...role, authoritySet: [] }, { token: admin })).body
    .roleId;
}

it.each([true, 1, 'true', '1', undefined] as const)(
  'a role is deleted with the flag %o (R7.24)',
  async (deleteFlag) => {
    const roleId = await newRole();
    const { status } = await server.ask(roles.remove, { roleId, deleteFlag }, { token: admin });
    expect(status).toBe(200);
    expect((await server.ask(roles.one, { roleId }, { token: admin })).status).toBe(404);
  },
);

it.each([false, 0, 'false', '0', 'yes', null])('with %o it stays', async (deleteFlag) => {
  const { status, body } = await server.ask(removal, { roleId: 2, deleteFlag }, { token: admin });
  expect([status, body]).toEqual([400, expect.objectContaining({ field: 'deleteFlag' })]);
});
