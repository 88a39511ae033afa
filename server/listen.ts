// Opens the port and closes it again without cutting anybody off who is being answered.
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { createApp } from './app.ts';
import { ConfigError, type Config } from './system/config.ts';

/** A server that listens: where, and how to end it. */
export interface Listening {
  /** What people open: PUBLIC_URL where it is set. */
  url: string;
  /** How programs of this machine reach it. */
  local: string;
  server: Server;
  /** From now on each answer asks its caller to open another connection for the next request. */
  drain(): void;
  /** Takes no new connections and resolves when the answers under way have ended, or are cut off after so long. */
  close(answersMs?: number): Promise<void>;
}

/** How long a request may take to arrive; milliseconds. Answers, live streams and long polls take as long as they do. */
export type RequestLimits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * A request that is not whole after 30 s never will be, and its connection is closed. node:http looks for late
 * requests every 30 s unless told, which left them open for up to 90.
 */
export const REQUEST_LIMITS: RequestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 28_000,
  connectionsCheckingInterval: 1_000,
};
/** Longer than balancers keep theirs, mostly 60 s: closed first here, one could be closed under a request. */
const KEEP_ALIVE_MS = 65_000;
/** How long answers under way may take to end, unless told otherwise; milliseconds. */
const ANSWERS_WITHIN_MS = 4_000;
/** While the server closes, connections whose answer has ended are looked for so often; milliseconds. */
const IDLE_EVERY_MS = 100;

const REASONS: Record<string, (config: Pick<Config, 'port' | 'host'>) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is in use. Stop the other server, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Keeps the answers that are being made: one whose caller went away goes on, and needs the database until it ends. */
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

/** How a server is ended; see Listening. */
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
    // A terminal that polls would otherwise ask again and again, and hold the server until its time is over.
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

/** A server that listens everywhere is also here. */
function addressIn(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Listens on the configured host and port (0: any free one). Throws ConfigError when the port cannot be had. */
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
