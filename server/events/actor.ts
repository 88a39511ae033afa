// Who is written into the history as the doer of what a signed-in user asked for, and from where.
import type { RequestContext } from '../http/context.ts';

/** When, by whom and from where: the part of every happening that comes from the question itself. */
export function doneBy(context: RequestContext) {
  return {
    time: context.now(),
    byKind: 'STAFF',
    byId: context.user.userId,
    byName: context.user.username,
    ip: context.ip,
  } as const;
}
