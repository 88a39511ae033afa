// An SMS gateway in the test's own process: it keeps what it is given, and can be told to misbehave.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came. */
export interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How it answers a call. */
export type Manner = (response: ServerResponse, call: Called) => void;

export interface SmsServer {
  readonly url: string;
  readonly calls: Called[];
  /** Changes how it answers from now on. */
  answer(manner: Manner): void;
  close(): Promise<void>;
}

/** Says this, with this number and of this type. */
export const saying =
  (status: number, body = '', type = 'application/json'): Manner =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

/** Takes the call and never answers. */
export const silent: Manner = () => undefined;

/** Hangs up. */
export const hangingUp: Manner = (response) => response.destroy();

/** Starts one that takes everything until it is told otherwise. */
export async function openSmsServer(): Promise<SmsServer> {
  const calls: Called[] = [];
  let manner: Manner = saying(200, '{"id":"1"}');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts).toString() };
      calls.push(call);
      manner(response, call);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    calls,
    answer: (next) => {
      manner = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
