// SQL and HTML in every text field (stored and shown harmlessly in both languages), formula cells in exports.
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { agents } from '../../../contract/people/agents.ts';
import { audit } from '../../../contract/operations/audit.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { members } from '../../../contract/people/members.ts';
import { providers } from '../../../contract/people/providers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { tidy } from '../../../domain/tidy.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { enterHostile, HOSTILE, HOSTILE_NAMES } from '../../kit/hostile.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const made = await enterHostile((endpoint, input) => server.ask(endpoint, input, { token }));

const read = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
  const { status, body } = await server.ask(endpoint, input, { token });
  expect([endpoint.path, status, body]).toEqual([endpoint.path, 200, expect.anything()]);
  return body;
};

const bytesOf = async (endpoint: Endpoint, filters: object = {}): Promise<Uint8Array> => {
  const response = await server.app.fetch(requestOf(endpoint, filters, { token }));
  expect([endpoint.path, response.status]).toEqual([endpoint.path, 200]);
  return new Uint8Array(await response.arrayBuffer());
};

describe.each(HOSTILE_NAMES)('a text that is %s', (name) => {
  const text = HOSTILE[name];

  it('is kept as it was typed, in every field', async () => {
    const { userId, terminalUserId, roleId, providerId, agentId, memberId } = made[name];
    const person = { firstName: text, lastName: text, staffNo: tidy(text.slice(0, 40)) };
    expect(await read(userInfo.one, { userId })).toMatchObject(person);
    expect(await read(userInfo.one, { userId: terminalUserId })).toMatchObject(person);
    expect(await read(roles.one, { roleId })).toMatchObject({ description: text });
    expect(await read(providers.one, { providerId })).toMatchObject({ providerName: text });
    const agent = { agentName: text, providerName: text };
    expect(await read(agents.one, { agentId })).toMatchObject(agent);
    expect(await read(members.one, { memberId })).toMatchObject({
      username: text,
      firstName: text,
      lastName: text,
      address: text,
    });
  });
});

describe('An export', () => {
  it.each([
    ['customers', members.exportXlsx, {}],
    ['providers', providers.exportXlsx, { sort: 'providerName,asc' }],
    ['the audit', audit.exportXlsx, { byType: 'STAFF' }],
  ] as const)('of %s as a workbook has none (R1.21, R2.108)', async (_what, endpoint, filters) => {
    const { sheets } = await readXlsx(await bytesOf(endpoint, filters));
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    // Texts as they were typed: in a workbook no text is a formula.
    expect(cells.filter((cell) => String(cell).startsWith("'"))).toEqual([]);
    expect(cells.some((cell) => String(cell).includes(HOSTILE.formula))).toBe(true);
    for (const { cells: rich } of sheets)
      expect([...(rich?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual(
        [],
      );
  });
});
