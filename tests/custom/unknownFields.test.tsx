// What another server's records have beyond the contract comes back with every save, through a proxy that adds it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { allEndpoints } from '../../contract/all.ts';
import { PAGE_WRITES } from '../kit/browser/pageWrites.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { endpointName } from '../kit/screens/writtenCalls.ts';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let session: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const UNKNOWN = { vendorCode: 'V-7', vendorNotes: [{ text: 'kept elsewhere' }] };
const AS_SENT = JSON.stringify(UNKNOWN).slice(1, -1);

/** The record, or each row of a bare list, with them; a page of a list as it is. */
function added(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(added);
  if (typeof body !== 'object' || body === null) return body;
  const isPage = 'content' in body && Array.isArray(body.content);
  return isPage ? body : { ...body, ...UNKNOWN };
}

/** Our server refuses what it does not know. */
const taken = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) => (Object.hasOwn(UNKNOWN, name) ? undefined : value)),
  );

/**
 * A server whose records have fields that the contract lacks, and the saves that it gets.
 * @param held what an address waits for
 */
function proxy(held = async (_url: string) => {}) {
  const saves: { readonly path: string; readonly text: string; readonly status: number }[] = [];
  const read = async (request: Request): Promise<Response> => {
    const response = await server.app.fetch(request);
    await held(request.url);
    const isJson = response.headers.get('Content-Type')?.includes('json');
    if (!response.ok || !isJson) return response;
    return Response.json(added(await response.json()), { headers: response.headers });
  };
  const write = async (request: Request): Promise<Response> => {
    const { url, method, headers } = request;
    const text = await request.text();
    const body = text === '' ? text : taken(text);
    const response = await server.app.fetch(new Request(url, { method, headers, body }));
    saves.push({ path: new URL(url).pathname, text, status: response.status });
    return response;
  };
  const answer = (request: Request) => (request.method === 'GET' ? read : write)(request);
  return { saves, answer };
}

const isSaveOf = (endpoint: Endpoint, path: string) =>
  new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Saves of whole records, by pages made by hand and by declared forms. */
const HAND_MADE = (
  'lockerSaves.update roles.update staffCalls.update templates.update screenSavers.update ' +
  'gateways.saveMail gateways.saveSms prices.save lockerSettings.save boxTypes.update ' +
  'contacts.update tips.update'
).split(' ');

const writes = PAGE_WRITES.filter(
  ({ call, at }) =>
    HAND_MADE.includes(call) && (call !== 'lockerSettings.save' || at === 'lockSettings'),
);

test('every save of a whole record is asked', () => {
  expect(new Set(writes.map(({ call }) => call))).toEqual(new Set(HAND_MADE));
});

test.each(writes.map((write) => [write.call, write] as const))('%s', async (call, write) => {
  const { saves, answer } = proxy();
  const at = typeof write.at === 'string' ? write.at : await write.at(server, session);
  await openApp({ server, session, answer, at: `/app/${at}` });
  fireEvent.click(await write.ready());
  const endpoint = Object.values(allEndpoints).find((one) => endpointName(one) === call)!;
  const own = () => saves.filter(({ path }) => isSaveOf(endpoint, path));
  await waitFor(() => expect(own()).not.toEqual([]));
  expect(own()[0]).toMatchObject({ text: expect.stringContaining(AS_SENT), status: 200 });
});

/** Of a list and the record of a form over it, the list comes while the record is read. */
function listMeanwhile() {
  let go = () => {};
  const asked = new Promise<void>((resolve) => {
    go = resolve;
  });
  return async (url: string) => {
    if (url.includes('/query?')) await asked;
    if (!url.endsWith('/1')) return;
    go();
    await setTimeout(500);
  };
}

test.each(['parcelCategories/1', 'lockerGroups/1'])('the form of %s', async (at) => {
  const { saves, answer } = proxy(listMeanwhile());
  const { user } = await openApp({ server, session, answer, at: `/app/${at}` });
  const save = await screen.findByRole('button', { name: 'Save' });
  const [field] = save.closest('form')!.querySelectorAll('input');
  await user.type(field!, 'x');
  await user.click(save);
  await waitFor(() => expect(saves).not.toEqual([]));
  expect(saves[0]).toMatchObject({ text: expect.stringContaining(AS_SENT), status: 200 });
});
