// The key by which a locker's terminal proves itself: a new one is made here, and told once.
import { z } from 'zod';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

/** A server announces it where its terminals have keys that can be made anew. */
export const TERMINAL_KEY_FEATURE = 'terminal-keys';

export const terminalKeys = {
  /** Ends the key that the locker's terminal had. The new one is in this answer and nowhere else. */
  renew: asking('LOCKER_EDIT').post(
    '/api/v1/lockers/:lockerId/terminal-key',
    { lockerId: id },
    z.object({ terminalKey: z.string() }),
  ),
};
