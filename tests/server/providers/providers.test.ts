// Providers and their couriers: what their forms require, what their lists look for, and which of them stay.
import { describe, expect, it } from 'vitest';
import { agents } from '../../../contract/people/agents.ts';
import { providerCalls, providers } from '../../../contract/people/providers.ts';
import { insertRow, readRows, readEvents, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const DAY = 24 * 60 * 60 * 1_000;
const server = await fileServer();
const token = await server.signIn('admin');

let made = 0;
const draft = { providerName: 'Harbour Couriers', providerStatus: 'ACTIVE' as const };
const make = async (fields: object = {}) => {
  made += 1;
  const entered = { providerNumber: `T${String(made)}`, ...draft, ...fields };
  const { status, body } = await server.ask(providers.create, entered, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const refusal = (status: number, code: string, field?: string) => [
  status,
  expect.objectContaining({ code, ...(field && { field }) }),
];
const historyOf = (kind: 'providers' | 'agents', id: number) =>
  readEvents(server, { subjectType: kind, subjectId: String(id) }, ['type', 'byName', 'data']);

describe('What a provider is made with', () => {
  it.each(['providerNumber', 'providerName', 'providerStatus'] as const)(
    'refuses one without %s (R5.84, R7.27)',
    async (field) => {
      const entered = { providerNumber: 'T0', ...draft, [field]: '' as never };
      const { status, body } = await server.ask(providers.create, entered, { token });
      expect([status, body]).toEqual(refusal(400, 'BAD_INPUT', field));
    },
  );

  it('refuses a number that another provider has, and one that no terminal could type', async () => {
    const ask = async (providerNumber: string) => {
      const { status, body } = await server.ask(
        providers.create,
        { ...draft, providerNumber },
        { token },
      );
      return [status, body];
    };
    expect(await ask('P101')).toEqual(refusal(409, 'TAKEN', 'providerNumber'));
    expect(await ask('no blanks')).toEqual(refusal(400, 'BAD_INPUT', 'providerNumber'));
  });

  it('refuses a contract that ends before it begins, also when only its end is changed', async () => {
    const { providerId } = await make({ contractStartTime: 10 * DAY, contractEndTime: 20 * DAY });
    const change = { providerId, ...draft, contractEndTime: 9 * DAY };
    const { status, body } = await server.ask(providers.update, change, { token });
    expect([status, body]).toEqual(refusal(400, 'CONTRACT_BACKWARDS', 'contractEndTime'));
  });
});

it('The number of a provider: a change keeps the number; the same number may be sent, another is refused (R5.85, R7.27)', async () => {
  const { providerId, providerNumber } = await make();
  const change = { providerId, ...draft, providerName: 'Harbour Express', expirationDays: 4 };
  const ask = (more: object) => server.ask(providers.update, { ...change, ...more }, { token });
  const other = await ask({ providerNumber: 'T999' });
  expect([other.status, other.body]).toEqual(
    refusal(400, 'PROVIDER_NUMBER_FIXED', 'providerNumber'),
  );
  expect((await ask({ providerNumber })).body).toMatchObject({
    providerNumber,
    providerName: 'Harbour Express',
    expirationDays: 4,
  });
  expect(await historyOf('providers', providerId)).toMatchObject([
    { type: 'RECORD_CREATED', byName: 'admin' },
    {
      type: 'RECORD_CHANGED',
      data: {
        from: { providerName: 'Harbour Couriers', expirationDays: null },
        to: { providerName: 'Harbour Express', expirationDays: 4 },
      },
    },
  ]);
});

it('the list is filtered by number, name, type and status: numbers by their beginning, names anywhere (R2.114, R7.25)', async () => {
  const find = async (filter: object) =>
    (
      await server.ask(providers.list, { ...filter, sort: 'providerNumber,asc' }, { token })
    ).body.content.map(({ providerNumber }) => providerNumber);
  expect(await find({ providerNumber: 'p10', providerType: 'POSTAL' })).toEqual(['P101']);
  expect(await find({ providerNumber: '101' })).toEqual([]);
  expect(await find({ providerName: '黎凡特' })).toEqual(['P104']);
  expect(await find({ providerStatus: 'LOCKED', providerNumber: 'P' })).toEqual(['P108']);
});

it('the requestor key is in the answer of who makes it and nowhere else; the one before ends, and the history says who made it', async () => {
  const { providerId } = await make();
  const renew = async () =>
    (await server.ask(providerCalls.renewKey, { providerId }, { token })).body.requestorKey;
  const first = await renew();
  const second = await renew();
  expect(second).not.toBe(first);
  const { requestorKeyHmac } = await readRow(server, 'providers', { providerId });
  expect(requestorKeyHmac).toBe(server.secrets.hmac('requestor', second));
  const { body } = await server.ask(providers.one, { providerId }, { token });
  expect(body.requestorKeyTime).toEqual(expect.any(Number));
  const happened = await historyOf('providers', providerId);
  expect(happened.map(({ type }) => type)).toEqual([
    'RECORD_CREATED',
    'REQUESTOR_KEY',
    'REQUESTOR_KEY',
  ]);
  const everything = JSON.stringify([body, happened]);
  for (const secret of [first, second, requestorKeyHmac]) expect(everything).not.toContain(secret);
});

describe('Deleting a provider at its two addresses', () => {
  it('a provider with parcels or couriers is not deleted without saying so', async () => {
    const { status, body } = await server.ask(providerCalls.remove, { id: 1 }, { token });
    expect([status, body]).toEqual(refusal(409, 'PROVIDER_HAS_PARCELS'));
    const { providerId } = await make();
    const courier = { agentName: 'Nikos', agentNumber: 'T-A1', providerId, agentStatus: 'ACTIVE' };
    const { body: agent } = await server.ask(agents.create, courier as never, { token });
    const kept = await server.ask(providerCalls.remove, { id: providerId }, { token });
    expect([kept.status, kept.body]).toEqual(refusal(409, 'PROVIDER_HAS_AGENTS'));
    expect(kept.body).toMatchObject({ values: { name: 'Harbour Couriers', count: 1 } });
    await server.ask(agents.remove, { agentId: agent.agentId }, { token });
    const coming = { providerId, parcelNumber: 'COMING1', areaCode: '', creationTime: 1 };
    const { announcementId } = await insertRow(server, 'announcements', coming);
    const awaited = await server.ask(providerCalls.remove, { id: providerId }, { token });
    expect([awaited.status, awaited.body]).toEqual(refusal(409, 'PROVIDER_HAS_PARCELS'));
    await server.database.db
      .deleteFrom('announcements')
      .where('announcementId', '=', announcementId)
      .execute();
    expect((await server.ask(providerCalls.remove, { id: providerId }, { token })).status).toBe(
      200,
    );
    expect((await server.ask(providers.one, { providerId }, { token })).status).toBe(404);
  });

  it('both addresses are one act: its number is free again, and nothing is deleted twice (R7.127)', async () => {
    const { providerId, providerNumber } = await make();
    const remove = async () =>
      (await server.ask(providerCalls.removeToo, { id: providerId }, { token })).status;
    expect([await remove(), await remove()]).toEqual([200, 404]);
    expect((await make({ providerNumber })).providerNumber).toBe(providerNumber);
  });
});

describe('agents', () => {
  it('are filtered by their number and name, the provider’s number and name, and status (R2.117, R7.29)', async () => {
    const find = async (filter: object) =>
      (await server.ask(agents.list, { ...filter, size: 100 }, { token })).body.content;
    const ofOne = await find({ providerNumber: 'P102' });
    expect(ofOne).toHaveLength(4);
    for (const one of ofOne) expect(one.providerName).toBe('Aphrodite Express');
    const [{ agentNumber, agentName }] = ofOne as [(typeof ofOne)[number]];
    expect(await find({ agentNumber, agentName })).toEqual([ofOne[0]]);
    expect(await find({ providerName: 'aphrodite', agentStatus: 'ACTIVE' })).not.toEqual([]);
    expect(await find({ agentStatus: 'LOCKED' })).not.toEqual([]);
  });

  it('are made, changed and deleted by our own calls; the number stays, the provider must be there (R1.29)', async () => {
    const facts = { agentName: 'Eleni', providerId: 2, agentStatus: 'ACTIVE' as const };
    const create = (more: object) =>
      server.ask(agents.create, { ...facts, agentNumber: 'T-A2', ...more }, { token });
    const unknown = await create({ providerId: 999 });
    expect([unknown.status, unknown.body]).toEqual(refusal(400, 'BAD_INPUT', 'providerId'));
    const backwards = await create({ effectiveTimeStart: 5, effectiveTimeEnd: 4 });
    expect([backwards.status, backwards.body]).toEqual(refusal(400, 'EFFECTIVE_BACKWARDS'));
    const { agentId } = (await create({})).body;
    const update = (more: object) =>
      server.ask(agents.update, { ...facts, agentId, ...more }, { token });
    expect((await update({ agentNumber: 'T-A3' })).status).toBe(400);
    const { body } = await update({ agentStatus: 'LOCKED', agentNumber: 'T-A2' });
    expect(body).toMatchObject({ agentStatus: 'LOCKED', providerNumber: 'P102' });
    const [first] = await historyOf('agents', agentId);
    expect(JSON.stringify(first?.data)).not.toContain('Eleni');
    expect((await server.ask(agents.remove, { agentId }, { token })).status).toBe(200);
    expect((await server.ask(agents.one, { agentId }, { token })).status).toBe(404);
    const told = await historyOf('agents', agentId);
    expect(told.slice(-2).map(({ type }) => type)).toEqual(['RECORD_REMOVED', 'PERSONAL_REMOVED']);
    const left = await readRows(
      server,
      'personalValues',
      { ownerType: 'agents', ownerId: String(agentId) },
      ['value'],
    );
    expect(left).toEqual([]);
  });

  it('one whose parcels are under way is not deleted', async () => {
    const { agentId } = await server.database.db
      .selectFrom('parcels')
      .select('agentId')
      .where('agentId', 'is not', null)
      .where('ordersStatus', '=', 'STORED')
      .executeTakeFirstOrThrow();
    const { status, body } = await server.ask(agents.remove, { agentId: agentId ?? 0 }, { token });
    expect([status, body]).toEqual(refusal(409, 'AGENT_HAS_PARCELS'));
  });
});
