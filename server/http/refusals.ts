// Who was refused what: written into the history, and never so often that refusals could fill it.
import type { Endpoint } from '../../contract/endpoint.ts';
import type { House, SessionHolder } from './ask.ts';
import { Problem } from '../system/problem.ts';
import { logBroken } from './respond.ts';
import { record, type Happening } from '../events/record.ts';

/** A question as far as it came. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly user?: SessionHolder | undefined;
  readonly ip: string;
}

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Somebody whom we know asked for what they may not have. */
const ofUser = (
  { endpoint, ip }: Asked,
  user: SessionHolder,
  problem: Problem,
): Omit<Happening, 'time'> => ({
  type: 'REFUSED',
  subject: ['refusal', callOf(endpoint)],
  byKind: 'STAFF',
  byId: user.userId,
  byName: user.username,
  ip,
  data: { code: problem.code, ...problem.values },
});

/** Somebody tried too often before we know who it is: by which name they tried may be a password, and is not kept. */
const ofNobody = ({ endpoint, ip }: Asked): Omit<Happening, 'time'> => ({
  type: 'SIGN_IN_THROTTLED',
  subject: ['refusal', callOf(endpoint)],
  ip,
});

/** What is to be written down, once it is counted; nothing where the refusal is everyday or there were too many. */
async function happeningOf(
  { throttle }: House,
  asked: Asked,
  problem: Problem,
): Promise<Omit<Happening, 'time'> | undefined> {
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
export async function noteRefusal(house: House, asked: Asked, error: unknown): Promise<void> {
  if (!(error instanceof Problem)) return;
  try {
    const happening = await happeningOf(house, asked, error);
    if (!happening) return;
    await house.database.transaction((trx) => record(trx, { ...happening, time: house.now() }));
  } catch (failure) {
    logBroken(house.log, failure);
  }
}
