// An SMS gateway in the test's process: it stores what it receives, and can be made to misbehave.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Its response to a request. */
export type Manner = (response: ServerResponse, call: Called) => void;

export interface SmsServer {
  readonly url: string;
  readonly calls: Called[];
  /** Changes its response from now on. */
  answer(manner: Manner): void;
  close(): Promise<void>;
}

/** Responds with this body, status and content type. */
export const saying =
  (status: number, body = '', type = 'application/json'): Manner =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

/** Accepts the request and never responds. */
export const silent: Manner = () => undefined;

/** Closes the connection. */
export const hangingUp: Manner = (response) => response.destroy();

/** Starts one that accepts everything until changed. */
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
