// Tries that were refused before anybody proved who they are: where they are held back, and how many are written down.
import type { RequestContext } from '../http/context.ts';
import { type Counted, isTaken, isTooMany, placeOf } from '../http/throttle.ts';
import { type NewEvent, appendEvent } from '../events/append.ts';

/** How long a place is known in which somebody proved who they are. */
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1_000;
/** As many of somebody's addresses are looked at. */
const PLACES_MAX = 1_000;

/** Whether the user signed in from this address in the last 30 days, or set a password there by a code. */
async function isKnownPlace(
  { database, ip, now }: RequestContext,
  userId: number,
): Promise<boolean> {
  const places = await database.db
    .selectFrom('events')
    .select('ip')
    .distinct()
    .where('subjectKind', 'in', ['session', 'staff'])
    .where('subjectId', '=', String(userId))
    .where('byId', '=', userId)
    .where('type', 'in', ['SIGNED_IN', 'PASSWORD_CHANGED'])
    .where('time', '>', now() - KNOWN_FOR_MS)
    .limit(PLACES_MAX)
    .execute();
  const place = placeOf(ip);
  return places.some((known) => known.ip !== null && placeOf(known.ip) === place);
}

/**
 * Counts a try at a name from wherever it comes. Strangers can use up what a name has, but do not keep its owner out where
 * they were before. Refuses others with TOO_MANY_TRIES.
 * @param userId whose name it is; nothing where nobody has it
 */
export async function takeName(
  context: RequestContext,
  counted: Counted,
  userId: number | undefined,
) {
  try {
    await context.throttle.take(counted);
  } catch (error) {
    if (!isTooMany(error) || !(await isKnownPlace(context, userId ?? 0))) throw error;
  }
}

/**
 * Writes down a try that was refused. "Bounded": strangers cannot fill the history, of which nothing is ever deleted. Tries
 * at accounts and tries at nobody's are counted apart, so that these do not hide those; beyond, a line an hour says so.
 */
export async function noteTry(context: RequestContext, happening: NewEvent): Promise<void> {
  const whose = happening.byId ? 'somebody' : 'nobody';
  const more: NewEvent = { time: happening.time, type: 'TRIES_BEYOND', subject: ['session', 0] };
  const line = (await isTaken(context.throttle, { triesAll: whose }))
    ? happening
    : (await isTaken(context.throttle, { triesBeyond: whose })) && more;
  if (line) await context.database.transaction((trx) => appendEvent(trx, line));
}
