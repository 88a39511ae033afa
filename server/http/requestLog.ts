// One line a request: its number, what was asked, how it ended, how long it took and for whom.
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../system/log.ts';
import type { Bindings } from './bindings.ts';

/** Terminals and probes ask all the time: what they ask is news only when it is refused. */
const ROUTINE = /^\/(api\/terminal\/|healthz|readyz)/;

/** 32 letters and digits of which none is taken for another when it is read out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for a request that somebody can read out on the phone, as in `7KQ2M-9XP4D`. */
function newRequestId(): string {
  const letters = Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function levelOf({ status, path }: { status: number; path: string }): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status < 400 && ROUTINE.test(path) ? 'debug' : 'info';
}

/** Names a request (also in X-Request-Id) and writes its line. The query is left out: it may hold what people typed. */
export function requestLog(log: Log): MiddlewareHandler<Bindings> {
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
    log[levelOf(line)](line, 'request');
  };
}
