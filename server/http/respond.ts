// Makes the response of whatever was thrown: refusals as they are, everything else without a word of its inside.
import { DatabaseBusy } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { badInput } from './badInput.ts';
import { Problem } from './problem.ts';

/** The database, asked again in a moment, can answer: restarts, lost connections, deadlocks, too many connections. */
const PASSING = /^(08...|40001|40P01|53...|57P0.|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;
/** The database could not store a value that the contract let through: too big a number, an impossible date. */
const UNFIT = /^22...$/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** What went wrong, as a refusal. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseBusy) return new Problem('BUSY');
  const code = codeOf(error);
  if (UNFIT.test(code)) return badInput('request', 'malformed');
  return new Problem(PASSING.test(code) ? 'BUSY' : 'BROKEN');
}

/** The response of a refusal. */
export function respond(problem: Problem): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const seconds = problem.values?.seconds;
  if (problem.code === 'TOO_MANY_TRIES') headers.set('Retry-After', String(seconds));
  if (problem.code === 'BUSY') headers.set('Retry-After', '2');
  return Response.json(problem.body, { status: problem.status, headers });
}

/** Writes down what broke: its name, words and place, never the values that the database would add. */
export function logBroken(log: Log, error: unknown): void {
  if (error instanceof Problem) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const line = { error: { name, message, stack, code: codeOf(error) } };
  if (problemOf(error).code === 'BROKEN') log.error(line, 'an answer broke');
  else log.warn(line, 'an answer was not possible');
}
