// Records refused requests in the history, rate-limited so that refusals cannot fill it.
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Services, SessionHolder } from './context.ts';
import { Problem } from '../system/problem.ts';
import { logBroken } from './respond.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

/** The request as far as it was parsed. */
export interface ParsedInput {
  readonly endpoint: Endpoint;
  readonly user?: SessionHolder | undefined;
  readonly ip: string;
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A signed-in user lacked a permission or exceeded a limit. */
const ofUser = (
  { endpoint, ip }: ParsedInput,
  user: SessionHolder,
  problem: Problem,
): Omit<NewEvent, 'time'> => ({
  type: 'REFUSED',
  subject: ['refusal', callOf(endpoint)],
  byType: 'STAFF',
  byId: user.userId,
  byName: user.username,
  ip,
  data: { code: problem.code, ...problem.values },
});

/** An unauthenticated caller exceeded a limit. The name is omitted: it may be a mistyped password. */
const ofNobody = ({ endpoint, ip }: ParsedInput): Omit<NewEvent, 'time'> => ({
  type: 'SIGN_IN_THROTTLED',
  subject: ['refusal', callOf(endpoint)],
  ip,
});

/** The event to append, counted against its limit; undefined for ordinary errors. Throws over the limit. */
async function eventOf(
  { throttle }: Services,
  params: ParsedInput,
  problem: Problem,
): Promise<Omit<NewEvent, 'time'> | undefined> {
  const { user, ip } = params;
  if (problem.code !== 'NOT_ALLOWED' && problem.code !== 'TOO_MANY_TRIES') return undefined;
  if (user) {
    await throttle.take({ refusalUser: String(user.userId) });
    return ofUser(params, user, problem);
  }
  if (problem.code !== 'TOO_MANY_TRIES') return undefined;
  await throttle.take({ throttledAt: ip, throttledAll: 'all' });
  return ofNobody(params);
}

/**
 * Records a refusal: NOT_ALLOWED of a signed-in user, and TOO_MANY_TRIES of anyone. Bounded to 30 per user in a
 * quarter of an hour, 3 per address, and 200 per hour in total. Never throws: the caller
 * receives the original refusal.
 */
export async function noteRefusal(
  services: Services,
  params: ParsedInput,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Problem)) return;
  try {
    const event = await eventOf(services, params, error);
    if (!event) return;
    await services.database.transaction((trx) =>
      appendEvent(trx, { ...event, time: services.now() }),
    );
  } catch (failure) {
    logBroken(services.log, failure);
  }
}
