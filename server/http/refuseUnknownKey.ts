// Refuses a call with an unknown key of a terminal or a provider; throttled by address.
import type { ProblemCode } from '../../contract/problems.ts';
import type { Services } from './context.ts';
import { Problem } from '../system/problem.ts';

/**
 * Counts the call and throws `code`, or TOO_MANY_TRIES beyond the limit. Keys are too long to guess, so callers with a
 * valid key are not limited by others at the same address.
 */
export async function refuseUnknownKey(
  { throttle }: Pick<Services, 'throttle'>,
  ip: string,
  code: Extract<ProblemCode, 'TERMINAL_KEY_REFUSED' | 'REQUESTOR_KEY_REFUSED'>,
): Promise<never> {
  await throttle.take({ unknownKeyAt: ip });
  throw new Problem(code);
}
