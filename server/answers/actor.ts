// Who is written into the history as the doer of what a signed-in user asked for.
import type { Ask } from '../http/ask.ts';

/** When and by whom: the part of every happening that comes from the question itself. */
export function doneBy(ask: Ask) {
  return {
    time: ask.now(),
    byKind: 'STAFF',
    byId: ask.user.userId,
    byName: ask.user.username,
  } as const;
}
