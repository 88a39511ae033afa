// Converts thrown errors to responses; unexpected errors reveal no internals.
import type { ProblemCode } from '../../contract/problems.ts';
import { DatabaseBusy, DatabaseSilent } from '../db/connect.ts';
import type { Log } from '../system/openLog.ts';
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

/** Transient database errors, worth a retry: restarts, lost connections, deadlocks, too many connections. */
const PASSING =
  /^(08...|25006|40001|40P01|53...|57P0.|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;
/** Disk full: on this server, its quota, or the database. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;
/** The database cancelled a statement at its timeout. */
const OVERTIME = '57014';
/** Values the contract allows but the database cannot store: a number out of range, an impossible date. */
const UNFIT = /^22...$/;

/** Retry-After in seconds. */
const RETRY_AFTER_S: Partial<Record<ProblemCode, number>> = {
  BUSY: 2,
  NO_DATABASE: 2,
  EXPORTS_BUSY: 1,
  EXPORTS_FULL: 30,
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseSilent) return new Problem('NO_DATABASE');
  if (error instanceof DatabaseBusy) return new Problem('BUSY');
  const code = codeOf(error);
  if (FULL.test(code)) return new Problem('DISK_FULL');
  if (code === OVERTIME) return new Problem('TOO_SLOW');
  if (UNFIT.test(code)) return badInput('request', 'malformed');
  return new Problem(PASSING.test(code) ? 'BUSY' : 'BROKEN');
}

/** The response of a Problem. An internal error names only its request id; details are in the log. */
export function respond(problem: Problem, requestId?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const seconds = problem.values?.seconds;
  if (problem.code === 'TOO_MANY_TRIES') headers.set('Retry-After', String(seconds));
  const after = RETRY_AFTER_S[problem.code];
  if (after !== undefined) headers.set('Retry-After', String(after));
  const reference = problem.code === 'BROKEN' ? requestId : undefined;
  const body = reference === undefined ? problem.body : { ...problem.body, reference };
  return Response.json(body, { status: problem.status, headers });
}

/** Logs an internal error: name, message and stack, never the values in the database's detail. */
export function logBroken(log: Log, error: unknown): void {
  if (error instanceof Problem) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = { error: { name, message, stack, code: codeOf(error) } };
  if (problemOf(error).code === 'BROKEN') log.error(line, 'an answer broke');
  else log.warn(line, 'an answer was not possible');
}
