// Liveness and readiness endpoints.
import { Hono } from 'hono';
import type { Log } from '../system/openLog.ts';
import { within } from '../system/within.ts';
import type { Bindings } from './bindings.ts';

/** A condition that must hold before the server receives traffic. */
export interface Check {
  /** Its key in the body of `/readyz`. */
  readonly name: string;
  /** Resolves when the condition holds. Throws NotReady with the reason, or any other error. */
  run(): Promise<void>;
}

/** Why a check fails. The message is public: no addresses, names or secrets. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** Probes time out after 2 s or more; every check must fail before that. */
const CHECK_WITHIN_MS = 1_500;

/** 'ok', or the reason for the failure. */
async function outcomeOf({ run }: Check): Promise<string> {
  try {
    return await within(
      CHECK_WITHIN_MS,
      run().then(() => 'ok'),
      () => 'no answer',
    );
  } catch (error) {
    return error instanceof NotReady ? error.message : 'failed';
  }
}

/** `/healthz` answers while the process runs; `/readyz` answers 503 with the failed checks unless all hold. */
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
