// The one fetch: addresses, headers, refusals, a lost line, and downloads.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PIECE_BYTES } from '../../contract/pieces.ts';
import { boxes } from '../../contract/boxes/boxes.ts';
import { caseCalls } from '../../contract/operations/cases.ts';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { call, callOnceLoaded, download, configureCalls } from '../../src/dataProvider/call.ts';
import { CallError, isAborted, mayRetry } from '../../src/dataProvider/callError.ts';
import { upload } from '../../src/dataProvider/upload.ts';
import { connection } from '../../src/dataProvider/connection.ts';

const network = setupServer();
let ended = 0;
beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  configureCalls({ token: () => 'the-token', sessionEnded: () => (ended += 1) });
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** Answers every call alike; gives what was asked. */
function answering(status: number, body: object | string = {}): Request[] {
  const asked: Request[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  network.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(request.clone());
      return new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } });
    }),
  );
  return asked;
}

const openIt = () => call(boxes.remoteOpen, { boxId: 1 });
const refusal = (ask: Promise<unknown>) =>
  ask.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  [true, [0, 408, 429, 500, 503]],
  [false, [400, 401, 403, 404, 409]],
])('may succeed when it is repeated: %s after %j', (may, statuses) => {
  for (const status of statuses)
    expect(mayRetry(new CallError({ status, time: 0 }, '')), `${status}`).toBe(may);
});

it('An upload tells what the server has after each of its pieces', async () => {
  answering(200, { result: 'a' });
  const file = new File([new Uint8Array(PIECE_BYTES + 7)], 'door.png');
  const sent: number[] = [];
  await upload(caseCalls.attach, file, { caseId: 1 }, { onProgress: (bytes) => sent.push(bytes) });
  expect(sent).toEqual([PIECE_BYTES, PIECE_BYTES + 7]);
});

describe('A call', () => {
  it('sends the token, and a query without empty values (R7.1)', async () => {
    const [asked] = [answering(200, { content: [], totalPages: 0, totalElements: 0 })];
    await call(lockers.list, {
      lockerName: 'Mol & os',
      location: '',
      page: 0,
      size: 10,
      sort: 'lockerName,asc',
    });
    const { pathname, search } = new URL(asked[0]!.url);
    expect(pathname + search).toBe(
      '/api/locker/v1/locker/query?lockerName=Mol+%26+os&page=0&size=10&sort=lockerName%2Casc',
    );
    expect(asked[0]!.headers.get('X-User-Token')).toBe('the-token');
  });

  it('puts parameters into the path and the rest into a JSON body (R7.2)', async () => {
    const asked = answering(200);
    await call(boxes.setLocked, { boxId: 7 });
    await openIt();
    expect(new URL(asked[0]!.url).pathname).toBe('/api/locker/v1/box/status/lock/7');
    expect(asked[1]!.headers.get('Content-Type')).toBe('application/json');
    expect(await asked[1]!.json()).toEqual({ boxId: 1 });
  });

  it('refused by its body alone is refused', async () => {
    answering(200, { statusCode: 409, message: 'no' });
    expect(await refusal(openIt())).toMatchObject({ status: 409, serverMessage: 'no' });
  });

  it.each([
    [{ message: 'top' }, 'top'],
    [{ data: { message: 'under data' } }, 'under data'],
  ])("finds the server's message in %j (R8.4)", async (body, message) => {
    answering(400, body);
    expect(await refusal(openIt())).toMatchObject({ serverMessage: message });
  });

  it('that is not JSON is a broken server, and a refusal without a body is still a refusal', async () => {
    answering(200, '<html>');
    expect(await refusal(openIt())).toMatchObject({ status: 502 });
    answering(404, '<html>');
    expect(await refusal(openIt())).toMatchObject({ status: 404 });
  });

  it('refused with 401 ends the session (R8.1)', async () => {
    ended = 0;
    answering(401);
    expect(await refusal(openIt())).toBeInstanceOf(CallError);
    expect(ended).toBe(1);
  });

  it('without an answer says since when, until one comes', async () => {
    network.use(http.all('*/api/*', () => HttpResponse.error()));
    expect(await refusal(openIt())).toMatchObject({ status: 0 });
    expect(connection().lostSince).toBeTypeOf('number');
    answering(200);
    await openIt();
    expect(connection()).toEqual({ lostSince: undefined, waitingSince: undefined });
  });

  it('whose declaration cannot be fetched fails like one without a response', async () => {
    const fetching = (): Promise<typeof lockers.list> =>
      Promise.reject(new TypeError('Failed to fetch'));
    expect(await refusal(callOnceLoaded(fetching, {}))).toMatchObject({ status: 0 });
  });

  it('can be given up', async () => {
    answering(200);
    const asking = new AbortController();
    const given = refusal(call(boxes.remoteOpen, { boxId: 1 }, { signal: asking.signal }));
    asking.abort();
    expect(isAborted(await given)).toBe(true);
    expect(connection().lostSince).toBeUndefined();
  });
});

it('A download carries the token and the filters, and is refused like any call', async () => {
  const asked = answering(200, 'a,b');
  await download(lockerCalls.exportCsv, { lockerName: 'Mo' });
  expect(new URL(asked[0]!.url).search).toBe('?lockerName=Mo');
  expect(asked[0]!.headers.get('X-User-Token')).toBe('the-token');
  answering(403, { message: 'not yours' });
  expect(await refusal(download(lockerCalls.exportCsv, {}))).toMatchObject({ status: 403 });
});
