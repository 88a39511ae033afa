// Rate limits and history of failed attempts before authentication.
import type { RequestContext } from '../http/context.ts';
import { type Counted, isTaken, isTooMany, placeOf } from '../http/throttle.ts';
import { type NewEvent, appendEvent } from '../events/append.ts';

/** How long an address counts as known after a successful sign-in. */
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1_000;
/** How many of a user's addresses are checked. */
const PLACES_MAX = 1_000;

/** Whether the user signed in from this address in the last 30 days, or reset a password there with a code. */
async function isKnownPlace(
  { database, ip, now }: RequestContext,
  userId: number,
): Promise<boolean> {
  const places = await database.db
    .selectFrom('events')
    .select('ip')
    .distinct()
    .where('subjectType', 'in', ['session', 'staff'])
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
 * Counts an attempt for a name across all addresses. Strangers can exhaust a name's limit, but do not lock out its
 * owner at known addresses. Throws TOO_MANY_TRIES for all others.
 * @param userId the owner of the name; undefined for unknown names
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
 * Records a failed attempt. Bounded, because events are never deleted. Attempts for existing accounts and for unknown
 * names are counted separately, so that one cannot hide the other; beyond, one event an hour notes the omission.
 */
export async function noteTry(context: RequestContext, event: NewEvent): Promise<void> {
  const whose = event.byId ? 'somebody' : 'nobody';
  const more: NewEvent = { time: event.time, type: 'TRIES_BEYOND', subject: ['session', 0] };
  const line = (await isTaken(context.throttle, { triesAll: whose }))
    ? event
    : (await isTaken(context.throttle, { furtherTries: whose })) && more;
  if (line) await context.database.transaction((trx) => appendEvent(trx, line));
}
