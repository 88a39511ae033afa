// Who was refused what: written into the history, and never so often that refusals could fill it.
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Services, SessionHolder } from './context.ts';
import { Problem } from '../system/problem.ts';
import { logBroken } from './respond.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

/** A question as far as it came. */
export interface ParsedInput {
  readonly endpoint: Endpoint;
  readonly user?: SessionHolder | undefined;
  readonly ip: string;
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Somebody whom we know asked for what they may not have. */
const ofUser = (
  { endpoint, ip }: ParsedInput,
  user: SessionHolder,
  problem: Problem,
): Omit<NewEvent, 'time'> => ({
  type: 'REFUSED',
  subject: ['refusal', callOf(endpoint)],
  byKind: 'STAFF',
  byId: user.userId,
  byName: user.username,
  ip,
  data: { code: problem.code, ...problem.values },
});

/** Somebody tried too often before we know who it is: by which name they tried may be a password, and is not kept. */
const ofNobody = ({ endpoint, ip }: ParsedInput): Omit<NewEvent, 'time'> => ({
  type: 'SIGN_IN_THROTTLED',
  subject: ['refusal', callOf(endpoint)],
  ip,
});

/** What is to be written down, once it is counted; nothing where the refusal is everyday or there were too many. */
async function happeningOf(
  { throttle }: Services,
  asked: ParsedInput,
  problem: Problem,
): Promise<Omit<NewEvent, 'time'> | undefined> {
  const { user, ip } = asked;
  if (problem.code !== 'NOT_ALLOWED' && problem.code !== 'TOO_MANY_TRIES') return undefined;
  if (user) {
    await throttle.take({ refusalUser: String(user.userId) });
    return ofUser(asked, user, problem);
  }
  if (problem.code !== 'TOO_MANY_TRIES') return undefined;
  await throttle.take({ throttledAt: ip, throttledAll: 'all' });
  return ofNobody(asked);
}

/**
 * Writes down what was refused: NOT_ALLOWED of who is signed in, and TOO_MANY_TRIES of anybody. "Bounded": of one
 * user 30 in a quarter of an hour, of one address 3, of all addresses together 200 in an hour. Never throws: the
 * refusal itself is what the asker is told.
 */
export async function noteRefusal(
  services: Services,
  asked: ParsedInput,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Problem)) return;
  try {
    const happening = await happeningOf(services, asked, error);
    if (!happening) return;
    await services.database.transaction((trx) =>
      appendEvent(trx, { ...happening, time: services.now() }),
    );
  } catch (failure) {
    logBroken(services.log, failure);
  }
}
