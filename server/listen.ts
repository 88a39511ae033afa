// Opens the port, and closes it gracefully after in-flight requests finish.
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { createApp } from './createApp.ts';
import { ConfigError, type Config } from './system/config.ts';

/** A listening server: its addresses, and how to stop it. */
export interface Listening {
  /** The public URL: PUBLIC_URL if it is set. */
  url: string;
  /** The URL for programs on this machine. */
  local: string;
  server: Server;
  /** From now on, responses ask clients to open a new connection for the next request. */
  drain(): void;
  /** Stops accepting connections and resolves when in-flight responses have ended or are cut off after this time. */
  close(answersMs?: number): Promise<void>;
}

/** Time limits for receiving a request, in milliseconds. Responses, live streams and long polls are not limited. */
export type RequestLimits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Requests not received within 30 s are closed. By default, node:http checks for late requests every 30 s only,
 * which left them open for up to 90 s.
 */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 28_000,
  connectionsCheckingInterval: 1_000,
};
/** Longer than that of load balancers (mostly 60 s), so that the server does not close a connection just being reused. */
const KEEP_ALIVE_MS = 65_000;
/** Default time for in-flight responses to finish on close; milliseconds. */
const ANSWERS_WITHIN_MS = 4_000;
/** How often idle connections are closed while the server shuts down; milliseconds. */
const IDLE_EVERY_MS = 100;

const REASONS: Record<string, (config: Pick<Config, 'port' | 'host'>) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is in use. Stop the other server, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Tracks handlers in progress: one whose client disconnected continues, and needs the database until it ends. */
function keepAnswers({ fetch }: ReturnType<typeof createApp>) {
  const made = new Set<Promise<unknown>>();
  const keep = async (answer: Promise<Response>) => {
    made.add(answer);
    try {
      return await answer;
    } finally {
      made.delete(answer);
    }
  };
  const kept = (...request: Parameters<typeof fetch>) => keep(Promise.resolve(fetch(...request)));
  const ended = (withinMs = ANSWERS_WITHIN_MS) =>
    Promise.race([Promise.allSettled(made), sleep(withinMs, undefined, { ref: false })]);
  return { fetch: kept, ended };
}

/** Stops a server; see Listening. */
function endOf(server: Server): Pick<Listening, 'drain' | 'close'> {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive &&= !isEnding;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  const drain = () => {
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  };
  return {
    drain,
    // A polling terminal would otherwise keep sending requests and hold the server until the time limit.
    close: (answersMs) => {
      drain();
      return closing(server, answersMs);
    },
  };
}

function closing(server: Server, answersMs = ANSWERS_WITHIN_MS): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), answersMs);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** A server bound to all interfaces is reachable here, too. */
function addressIn(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Listens on the configured host and port (0: any free one). Throws ConfigError if the port is not available. */
export function listen(
  app: ReturnType<typeof createApp>,
  config: Pick<Config, 'port' | 'host' | 'publicUrl'>,
  limits: RequestLimits = REQUEST_LIMITS,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const answers = keepAnswers(app);
    const server = serve(
      {
        fetch: answers.fetch,
        port: config.port,
        hostname: config.host,
        serverOptions: { ...limits, keepAliveTimeout: KEEP_ALIVE_MS },
      },
      ({ port }) => {
        const local = addressIn(config.host, port);
        resolve({ url: config.publicUrl ?? local, local, server, ...end });
      },
    ) as Server;
    const { drain, close } = endOf(server);
    const end = {
      drain,
      close: async (answersMs?: number) => {
        await close(answersMs);
        await answers.ended(answersMs);
      },
    };
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new ConfigError(reason(config)) : error);
    });
  });
}
