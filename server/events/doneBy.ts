// The actor of an event: the signed-in user and the client address.
import type { RequestContext } from '../http/context.ts';

/** Time, actor and address: the part of every event that comes from the request itself. */
export function doneBy(context: RequestContext) {
  return {
    time: context.now(),
    byType: 'STAFF',
    byId: context.user.userId,
    byName: context.user.username,
    ip: context.ip,
  } as const;
}
