// Reads a response's status and error.
import type { Failure } from './callError.ts';

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** At the top level, or under a data part (R8.4). */
export function failureOf(status: number, body: unknown): Failure {
  const top = isBody(body) ? body : {};
  const data = isBody(top['data']) ? top['data'] : {};
  return {
    status,
    code: textIn(top['code']),
    field: textIn(top['field']),
    values: isBody(top['values']) ? (top['values'] as Record<string, string | number>) : undefined,
    serverMessage: textIn(top['message']) ?? textIn(data['message']),
    reference: textIn(top['reference']),
    current: isBody(top['current']) ? top['current'] : undefined,
    time: Date.now(),
  };
}

/** R8.1: the response's status; a body may contain its own. */
export function statusOf(response: Response, body: unknown): number {
  const own = isBody(body) ? body['statusCode'] : undefined;
  if (!response.ok || typeof own !== 'number' || own === 0 || (own >= 200 && own < 300)) {
    return response.status;
  }
  return own;
}
