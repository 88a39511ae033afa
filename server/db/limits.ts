// Statement timeouts: seconds for interactive requests, minutes for files, reports and jobs.
import { AsyncLocalStorage } from 'node:async_hooks';

const UNHURRIED_MS = 10 * 60_000;

const chosen = new AsyncLocalStorage<number>();

/** Statements within `work` may take minutes: files, reports, jobs. */
export const unhurried = <T>(work: () => T): T => chosen.run(UNHURRIED_MS, work);

/** Statements within `work` have no timeout: migrations and initial data. */
export const unlimited = <T>(work: () => T): T => chosen.run(0, work);

/** The timeout of the current statement, milliseconds, 0 for none; `usual` applies by default. */
export const limitNow = (usual: number): number => (usual === 0 ? 0 : (chosen.getStore() ?? usual));
