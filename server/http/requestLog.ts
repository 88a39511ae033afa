// One line a request: its number, what was asked, how it ended, how long it took and for whom.
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Bindings } from './bindings.ts';

/** Terminals and probes ask all the time: what they ask is news only when it is refused. */
const ROUTINE = /^\/(api\/terminal\/|healthz|readyz)/;

function levelOf({ status, path }: { status: number; path: string }): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status < 400 && ROUTINE.test(path) ? 'debug' : 'info';
}

/** Names a request (also in X-Request-Id) and writes its line. The query is left out: it may hold what people typed. */
export function requestLog(log: Log): MiddlewareHandler<Bindings> {
  return async (c, next) => {
    const begin = performance.now();
    const id = randomUUID();
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
