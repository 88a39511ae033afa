// Opens the port and closes it again without cutting anybody off who is being answered.
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { createApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';

/** A server that listens: where, and how to end it. */
export interface Listening {
  /** What people open: PUBLIC_URL where it is set. */
  url: string;
  /** How programs of this machine reach it. */
  local: string;
  close(): Promise<void>;
}

/** A caller who needs longer than this to say what he wants is not waited for; milliseconds. */
const REQUEST_WITHIN_MS = 30_000;
/** Answers under way when the server stops get this long to end; milliseconds. */
const ANSWERS_WITHIN_MS = 4_000;

const REASONS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is in use. Stop the other server, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

function closing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), ANSWERS_WITHIN_MS);
    server.close(() => {
      clearTimeout(late);
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
export function listen(app: ReturnType<typeof createApp>, config: Config): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: config.port, hostname: config.host },
      ({ port }) => {
        const local = addressIn(config.host, port);
        resolve({ url: config.publicUrl ?? local, local, close: () => closing(server) });
      },
    ) as Server;
    server.requestTimeout = REQUEST_WITHIN_MS;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''];
      reject(reason ? new ConfigError(reason(config)) : error);
    });
  });
}
