// Logs one line per request: id, path, status, duration and user.
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../system/openLog.ts';
import type { Bindings } from './bindings.ts';

/** Terminals and probes call constantly; only their failures are logged. */
const ROUTINE = /^\/(api\/terminal\/|healthz|readyz)/;

/** 32 letters and digits that cannot be confused when read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A request id that can be read out on the phone, such as `7KQ2M-9XP4D`. */
function newRequestId(): string {
  // Not a secret: random bytes of the system took 3 % of the time of a list.
  const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)];
  const letters = Array.from({ length: 10 }, letter).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The level of requests that did not fail in the server. */
export type RequestLevel = 'info' | 'debug';

function levelOf(
  { status, path }: { status: number; path: string },
  usual: RequestLevel,
): RequestLevel | 'error' {
  if (status >= 500) return 'error';
  return status < 400 && ROUTINE.test(path) ? 'debug' : usual;
}

/** Assigns a request id (also X-Request-Id) and logs the request without its query, which may hold user input. */
export function requestLog(log: Log, usual: RequestLevel = 'info'): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const begin = performance.now();
    const id = newRequestId();
    c.set('requestId', id);
    await next();
    c.res.headers.set('X-Request-Id', id);
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    const line = {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms,
      userId: c.get('userId'),
    };
    log[levelOf(line, usual)](line, 'request');
  };
}
