// What may be sent and asks nothing: empty filters, and what only the server writes of a record that is sent back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../../../../contract/all.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { providers } from '../../../../contract/people/providers.ts';
import { isRestList } from '../../../../server/http/simpleRest.ts';
import { openServer, type OpenServer } from '../../../kit/servers/openServer.ts';
import { SAVED_RECORDS } from '../../../kit/screens/savedRecords.ts';
import { headersOf } from '../../../kit/servers/requestOf.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

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

describe('The key of a provider that is saved', () => {
  const provider = { providerNumber: 'T700', providerName: 'Whole', providerStatus: 'ACTIVE' };
  const known = async () => {
    const { requestorKeyHmac } = await server.database.db
      .selectFrom('providers')
      .select('requestorKeyHmac')
      .where('providerId', '=', 1)
      .executeTakeFirstOrThrow();
    return requestorKeyHmac;
  };

  it('an empty key is none, and leaves the one that there is', async () => {
    await server.database.db
      .updateTable('providers')
      .set({ requestorKeyHmac: 'kept' })
      .where('providerId', '=', 1)
      .execute();
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
          message: 'A requestor key is made by the server: leave it empty and renew it.',
        }),
      ]);
    }
    expect(await known()).toBe('kept');
  });
});
