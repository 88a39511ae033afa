// What whoever asks may do now: roles change while somebody is signed in.
import { z } from 'zod';
import { signedIn } from '../endpoint.ts';
import { id } from '../scalars.ts';

/**
 * Every answer to somebody signed in carries the mark of what they may do (domain/people/rightsStamp.ts), so that a browser
 * hears of a change with the next thing it asks.
 */
export const RIGHTS_HEADER = 'X-Rights';

export const ownRights = {
  read: signedIn.get(
    '/api/v1/session/rights',
    {},
    z.object({
      authoritySet: z.array(z.string()),
      roles: z.array(z.object({ roleId: id, name: z.string() })),
    }),
  ),
};
