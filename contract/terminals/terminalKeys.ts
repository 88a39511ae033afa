// Keys that authenticate a locker's terminal; a new key is returned once.
import { z } from 'zod';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

export const terminalKeys = {
  /** Revokes the key of the locker's terminal and returns a new one, only in this response. */
  renew: {
    ...asking('LOCKER_EDIT').post(
      '/api/v1/lockers/:lockerId/terminal-key',
      { lockerId: id },
      z.object({ terminalKey: z.string() }),
    ),
    feature: 'terminal-keys',
  },
};
