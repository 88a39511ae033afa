// The user's current permissions: roles can change during a session.
import { z } from 'zod';
import { signedIn } from '../endpoint.ts';
import { id } from '../scalars.ts';

/**
 * Every response to a signed-in user carries a stamp of their permissions (domain/people/rightsStamp.ts), so the browser
 * detects a change with its next request.
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
