// A small load balancer: sends each request once, to the next ready server, without retries.
import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** The number of servers that take requests now. */
  ready(): number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 200;

/** Starts it in front of these servers; it keeps connections to them open, as load balancers do. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const look = async (target: string) => {
    const answer = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(target);
    else ready.delete(target);
  };
  const lookAtAll = () => Promise.all(targets.map(look));
  const timer = setInterval(() => void lookAtAll(), LOOK_EVERY_MS);
  await lookAtAll();

  let turn = 0;
  const next = () => [...ready][(turn += 1) % ready.size];
  const server = createServer((request, response) => {
    const target = next();
    const lost = () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    if (!target) return lost();
    const { method, headers } = request;
    const path = request.url ?? '/';
    const behind = send(
      `${target}${path}`,
      { method, headers, agent },
      (answer: IncomingMessage) => {
        const { connection: _kept, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, others);
        answer.on('error', lost).pipe(response);
      },
    );
    behind.on('error', lost);
    request.pipe(behind);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ready: () => ready.size,
    stop: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
