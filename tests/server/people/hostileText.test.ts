// SQL and HTML in every text field (stored and shown harmlessly in both languages), formula cells in exports.
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents } from '../../../contract/people/agents.ts';
import { audit } from '../../../contract/operations/audit.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { members } from '../../../contract/people/members.ts';
import { providers } from '../../../contract/people/providers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { staffCalls, terminalUsers } from '../../../contract/people/staff.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { enterHostile, HOSTILE, HOSTILE_NAMES, type HostileRecords } from '../../kit/hostile.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { pdfText } from '../../kit/pdfText.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

let server: OpenServer;
let token: string;
let made: Record<string, HostileRecords>;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  made = await enterHostile((endpoint, input) => server.ask(endpoint, input, { token }));
});
afterAll(() => server.close());

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
    const { userId, terminalUserId, roleId, providerId, agentId, memberId } = made[name]!;
    const person = { firstName: text, lastName: text, staffNo: text.slice(0, 40) };
    expect(await read(userInfo.one, { userId })).toMatchObject(person);
    expect(await read(userInfo.one, { userId: terminalUserId })).toMatchObject(person);
    expect(await read(roles.one, { roleId })).toMatchObject({ description: text });
    expect(await read(providers.one, { providerId })).toMatchObject({ providerName: text });
    expect(await read(agents.one, { agentId })).toMatchObject({
      agentName: text,
      providerName: text,
    });
    expect(await read(members.one, { memberId })).toMatchObject({
      username: text,
      firstName: text,
      lastName: text,
      address: text,
    });
  });

  it('is looked for as the text that it is, and finds its own records alone', async () => {
    const { userId, terminalUserId, providerId, agentId, memberId } = made[name]!;
    const found = async (list: Endpoint, filter: object) =>
      (await read(list, { ...filter, size: 100 })) as {
        content: Record<string, unknown>[];
      };
    const staff = await found(staffCalls.backend, { firstName: text });
    expect(staff.content).toEqual([
      expect.objectContaining({ username: `hostile.${name}.r`, userStatus: 'LOCKED' }),
      expect.objectContaining({ userId }),
    ]);
    const users = await found(terminalUsers.list, { lastName: text });
    expect(users.content).toEqual([expect.objectContaining({ userId: terminalUserId })]);
    for (const filter of [{ username: text }, { firstLastName: text }, { address: text }])
      expect((await found(members.list, filter)).content).toEqual([
        expect.objectContaining({ memberId }),
      ]);
    expect((await found(providers.list, { providerName: text })).content).toEqual([
      expect.objectContaining({ providerId }),
    ]);
    for (const filter of [{ agentName: text }, { providerName: text }])
      expect((await found(agents.list, filter)).content).toEqual([
        expect.objectContaining({ agentId }),
      ]);
    expect(await found(audit.list, { person: text })).toEqual([]);
  });
});

/** A text by which a spreadsheet would begin to compute. */
const computes = (cell: unknown) =>
  typeof cell === 'string' && /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell);

describe('An export', () => {
  it.each([
    ['customers', members.exportCsv, {}],
    ['the audit', audit.exportCsv, { byKind: 'STAFF' }],
  ] as const)(
    'of %s as CSV has no cell that is a formula (R1.21, R2.108)',
    async (_what, endpoint, filters) => {
      const rows = parseCsv(new TextDecoder().decode(await bytesOf(endpoint, filters)));
      expect(rows.flat().filter(computes)).toEqual([]);
      expect(rows.flat().some((cell) => String(cell).includes(HOSTILE.formula))).toBe(true);
    },
  );

  it.each([
    ['customers', members.exportXlsx, {}],
    ['providers', providers.exportXlsx, { sort: 'providerName,asc' }],
    ['the audit', audit.exportXlsx, { byKind: 'STAFF' }],
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

  it('of providers as a PDF shows them as text, in its rows and in its filter', async () => {
    const pdf = await bytesOf(providers.exportPdf, { providerName: HOSTILE.html });
    expect(pdfText(pdf).flat().join('').split(HOSTILE.html).length).toBeGreaterThan(2);
  });
});
