// Liveness and readiness endpoints: the process answers; every readiness check holds.
import { Hono } from 'hono';
import type { Log } from '../system/log.ts';
import type { Bindings } from './bindings.ts';

/** One thing that must hold before requests are sent to this server. */
export interface Check {
  /** Its key in the body of `/readyz`. */
  readonly name: string;
  /** Resolves when it holds. Throws NotReady with the reason, or anything else. */
  run(): Promise<void>;
}

/** Why a check fails, in words that anyone may read: no addresses, no names, no secrets. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** Probes give up after 2 s or more; every check has failed before that. */
const CHECK_WITHIN_MS = 1_500;

/** 'ok', or why not. */
async function outcomeOf({ run }: Check): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReady('no answer')), CHECK_WITHIN_MS);
  });
  try {
    await Promise.race([run(), late]);
    return 'ok';
  } catch (error) {
    return error instanceof NotReady ? error.message : 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz` answers while the process lives; `/readyz` answers 503 and names what failed unless every check holds. */
export function health(checks: readonly Check[], log: Log): Hono<Bindings> {
  const app = new Hono<Bindings>();
  let last = '';
  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', async (c) => {
    const outcomes = await Promise.all(checks.map(outcomeOf));
    const failed = checks
      .map(({ name }, at) => `${name}: ${outcomes[at]}`)
      .filter((_, at) => outcomes[at] !== 'ok')
      .join('; ');
    if (failed && failed !== last) log.warn({ failed }, 'the server is not ready');
    if (!failed && last) log.info('the server is ready again');
    last = failed;
    const body = Object.fromEntries(checks.map(({ name }, at) => [name, outcomes[at]]));
    return c.json({ ready: !failed, checks: body }, failed ? 503 : 200);
  });
  return app;
}
