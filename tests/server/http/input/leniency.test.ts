// What may be sent and asks nothing: empty filters, and what only the server writes of a record that is sent back.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { contacts, tips } from '../../../../contract/lockers/lockerContent.ts';
import { lockerSaves } from '../../../../contract/lockers/lockerSaves.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { providers } from '../../../../contract/people/providers.ts';
import { staffCalls } from '../../../../contract/people/staff.ts';
import { userInfo } from '../../../../contract/people/userInfo.ts';
import { paymentPreUseReport } from '../../../../contract/reports/reports.ts';
import { isRestList } from '../../../../server/http/simpleRest.ts';
import { updateRows, readRow } from '../../../kit/databases/rows.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';
import { SAVED_RECORDS } from '../../../kit/screens/savedRecords.ts';
import { signInWith } from '../../../kit/servers/signInWith.ts';
import { headersOf } from '../../../kit/servers/requestOf.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const lists = Object.entries(allEndpoints).filter(
  ([, one]) => 'filters' in one && !isRestList(one) && Array.isArray(one.needs),
);
const get = async (address: string) => {
  const response = await server.app.request(`http://lockerdesk.test${address}`, {
    headers: headersOf({ token }),
  });
  const { field, totalElements } = await response.json();
  return { status: response.status, field, totalElements };
};

describe("'Empty means no filter'", () => {
  it.each(lists)('%s: every filter at once', async (_name, { path, input }) => {
    const fields = input instanceof z.ZodObject ? Object.entries(input.shape) : [];
    const empty = fields.flatMap(([name, field]) =>
      field instanceof z.ZodOptional ? [`${name}=`] : [],
    );
    expect(empty).not.toEqual([]);
    expect(await get(`${path}?${empty.join('&')}`)).toEqual(await get(path));
  });

  it('what must be said is still missing, and what is no filter is no page', async () => {
    const { path } = lockers.list;
    expect(await get(`${path}?page=`)).toMatchObject({ status: 400, field: 'page' });
    expect(await get(`${path}?nobodyAsksThis=`)).toMatchObject({
      status: 400,
      field: 'nobodyAsksThis',
    });
    expect(await get(`${path}?lockerStatus=NONE`)).toMatchObject({
      status: 400,
      field: 'lockerStatus',
    });
  });
});

describe('a record that is sent back as it was read', () => {
  const send = async (save: Endpoint, record: object) =>
    (await server.ask(save, record, { token })) as { status: number; body: { field?: string } };

  it.each(SAVED_RECORDS)('$name is taken', async ({ one, save, id }) => {
    const { body } = await server.ask(one, id, { token });
    const { status, body: said } = await send(save, { ...(body as object), ...id });
    expect([status, said.field]).toEqual([200, undefined]);
    const { status: other, body: refusal } = await send(save, {
      ...(body as object),
      ...id,
      nobodyKnowsThis: 1,
    });
    expect([other, refusal.field]).toEqual([400, 'nobodyKnowsThis']);
  });
});

const save = (endpoint: Endpoint, record: object) => server.ask(endpoint, record, { token });

describe('a list that is sent back as it was read', () => {
  it.each([
    ['contacts', contacts],
    ['tips', tips],
  ])('%s are taken, without an unknown field (R3.44)', async (_name, { list, update }) => {
    const read = async () => (await server.ask(list, {}, { token })).body as object[];
    const before = await read();
    expect(before.length).toBeGreaterThan(1);
    const send = (rows: object[]) => save(update, { list: rows });
    expect((await send(before)).status).toBe(200);
    const same = before.map((row) => ({ ...row, lastUpdatedTime: expect.any(Number) }));
    expect(await read()).toEqual(same);
    const refused = await send(before.map((row) => ({ ...row, nobodyKnowsThis: 1 })));
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { field: 'list.0.nobodyKnowsThis' },
    ]);
  });
});

describe('an empty optional text', () => {
  it('is no link: an empty `cctvLink` removes it', async () => {
    const one = async () => (await server.ask(lockers.one, { lockerId: 1 }, { token })).body;
    const send = async (cctvLink: string) =>
      save(lockerSaves.update, { ...(await one()), cctvLink });
    expect((await send('https://cctv.example.test/1')).status).toBe(200);
    expect((await one()).cctvLink).toBe('https://cctv.example.test/1');
    expect((await send('')).status).toBe(200);
    expect((await one()).cctvLink).toBeNull();
  });

  it('is no password: an empty one leaves the account with its own', async () => {
    const { userId, token: own } = await signInWith(server, ['LOCKER_VIEW']);
    const { body } = await server.ask(userInfo.one, { userId }, { token });
    const update = await save(staffCalls.update, { ...body, password: '' });
    expect(update.status).toBe(200);
    expect((await server.ask(lockers.one, { lockerId: 1 }, { token: own })).status).toBe(200);
  });

  it('is refused where the text must be given', async () => {
    const { status, body } = await server.ask(
      lockerSaves.create,
      { lockerName: '', lockerNumber: '', deviceList: [], boxList: [] },
      { token },
    );
    expect([status, body]).toMatchObject([400, { field: 'lockerName' }]);
  });
});

it('a parameter with two spellings finds the same by `LockerName` and by `lockerName`, and takes one of them (R7.117)', async () => {
  const { path } = paymentPreUseReport.query;
  const all = await get(path);
  const { body } = await server.ask(lockers.one, { lockerId: 1 }, { token });
  const name = encodeURIComponent(body.lockerName);
  const found = await get(`${path}?LockerName=${name}`);
  expect(found).toEqual(await get(`${path}?lockerName=${name}`));
  expect(found.totalElements).toBeGreaterThan(0);
  expect(found.totalElements).toBeLessThan(all.totalElements);
  const both = await get(`${path}?LockerName=${name}&lockerName=${name}`);
  expect(both).toMatchObject({ status: 400, field: 'lockerName' });
});

describe('The key of a provider that is saved', () => {
  const provider = { providerNumber: 'T700', providerName: 'Whole', providerStatus: 'ACTIVE' };
  const known = async () => {
    const { requestorKeyHmac } = await readRow(server, 'providers', { providerId: 1 });
    return requestorKeyHmac;
  };

  it('an empty key is none, and leaves the one that there is', async () => {
    await updateRows(server, 'providers', { providerId: 1 }, { requestorKeyHmac: 'kept' });
    for (const requestorKey of ['', null]) {
      const { body } = await server.ask(providers.one, { providerId: 1 }, { token });
      const { status } = await server.ask(providers.update, { ...body, requestorKey }, { token });
      expect([status, await known()]).toEqual([200, 'kept']);
    }
    const made = await server.ask(providers.create, { ...provider, requestorKey: '' } as never, {
      token,
    });
    expect(made.status).toBe(200);
  });

  it('another is refused at the field: "A requestor key is made by the server"', async () => {
    const { body } = await server.ask(providers.one, { providerId: 1 }, { token });
    for (const [call, record] of [
      [providers.update, body],
      [providers.create, { ...provider, providerNumber: 'T701' }],
    ] as [Endpoint, object][]) {
      const { status, body: refusal } = await server.ask(
        call,
        { ...record, requestorKey: 'chosen by hand' },
        { token },
      );
      expect([status, refusal]).toEqual([
        400,
        expect.objectContaining({
          code: 'REQUESTOR_KEY_MADE',
          field: 'requestorKey',
          message: 'A requestor key is created by the server: leave it empty and renew it.',
        }),
      ]);
    }
    expect(await known()).toBe('kept');
  });
});
