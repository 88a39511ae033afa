// Requests that never become whole: their connections are closed, and those of slow answers are not.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { listen, REQUEST_LIMITS, type Listening } from '../../../server/listen.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { listen as hear } from '../live/listening.ts';
import { openLocker, openSurroundings, type OpenLocker } from '../terminals/openLocker.ts';

/** Short ones, so that a test can wait for them. */
const limits = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
const here = { port: 0, host: '127.0.0.1', publicUrl: undefined };

let locker: OpenLocker;
let listening: Listening;
beforeAll(async () => {
  locker = await openLocker(await openSurroundings());
  listening = await listen(locker.server.app, here, limits);
});
afterAll(async () => {
  locker.server.hub.end();
  locker.server.live.end();
  await listening.close();
  await locker.server.close();
});

const head = (lines: readonly string[]) => [...lines, 'Host: lockerdesk.test', ''].join('\r\n');
const login = head(['POST /api/user/v1/login HTTP/1.1', 'Content-Type: application/json']);

describe('a connection is closed by the server', () => {
  it.each([
    ['after nothing at all', ''],
    ['after half a first line', 'GET /healthz HT'],
    ['after half its headers', head(['GET /healthz HTTP/1.1']) + 'X-Half: '],
    ['after headers without the body they announce', `${login}Content-Length: 90\r\n\r\n`],
    ['after half a body', `${login}Content-Length: 90\r\n\r\n{"username":`],
    ['after half a body in chunks', `${login}Transfer-Encoding: chunked\r\n\r\n5\r\n{"use\r\n`],
    [
      'after half a body that nobody reads',
      head(['POST /api/locker/v1/box/remote-open HTTP/1.1', 'Content-Type: application/json']) +
        'Content-Length: 90\r\n\r\n{"boxId"',
    ],
    [
      'after half a second request',
      `${head(['GET /healthz HTTP/1.1'])}\r\n${head(['GET /healthz HTTP/1.1'])}X-Half: `,
    ],
  ])('%s', async (_, sent) => {
    const socket = connect(Number(new URL(listening.local).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(sent);
    await once(socket, 'close');
  });

  it('however slowly its body drips', async () => {
    const socket = connect(Number(new URL(listening.local).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(`${login}Content-Length: 100000\r\n\r\n`);
    const drops = setInterval(() => socket.write(' '), 20);
    await once(socket, 'close');
    clearInterval(drops);
  });
});

it('whoever has said all waits for the answer as long as it takes: a long poll, a live stream', async () => {
  const stream = await hear(
    { app: { fetch: (request) => fetch(request) }, url: listening.local },
    locker.staff,
  );
  const asked = requestOf(
    terminals.tasks,
    { waitMs: '1500' },
    { terminalKey: locker.key },
    listening.local,
  );
  const answered = await fetch(asked);
  expect([answered.status, await answered.json()]).toEqual([200, { tasks: [] }]);
  await locker.say(terminals.flag, {
    key: 'a box is flagged',
    boxId: locker.boxId,
    time: locker.now(),
  });
  expect((await stream.hear('boxStates')).news?.['boxStates']).toContain(locker.boxId);
  await stream.leave();
});

it('a server that nothing is told has ended half a request within 30 s', async () => {
  const plain = await listen(locker.server.app, here);
  const { headersTimeout, requestTimeout } = plain.server;
  await plain.close();
  const { connectionsCheckingInterval } = REQUEST_LIMITS;
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(30_000);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(30_000);
  expect(Math.min(headersTimeout, requestTimeout)).toBeGreaterThan(0);
});
