// Who is written into the history as the doer of what a signed-in user asked for, and from where.
import type { Ask } from '../http/ask.ts';

/** When, by whom and from where: the part of every happening that comes from the question itself. */
export function doneBy(ask: Ask) {
  return {
    time: ask.now(),
    byKind: 'STAFF',
    byId: ask.user.userId,
    byName: ask.user.username,
    ip: ask.ip,
  } as const;
}
