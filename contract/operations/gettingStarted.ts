// What a new network still needs: steps that are done by facts, each for those who may do it.
import { z } from 'zod';
import { agents } from '../people/agents.ts';
import { boxTypes } from '../boxes/boxTypes.ts';
import { signedIn, type Endpoint } from '../endpoint.ts';
import { gateways } from '../messages/gateways.ts';
import { lockerSaves } from '../lockers/lockerSaves.ts';
import { lockerSettings } from '../lockers/lockerSettings.ts';
import { parcelActions } from '../parcels/parcelActions.ts';
import { parcels } from '../parcels/parcels.ts';
import { providers } from '../people/providers.ts';
import { roles } from '../people/roles.ts';
import { id } from '../scalars.ts';
import { staffCalls } from '../people/staff.ts';
import { terminalKeys } from '../terminals/terminalKeys.ts';

/** In the order in which people take them. */
export const STEPS = [
  'GATEWAY',
  'BOX_SIZES',
  'LOCKER',
  'TERMINAL',
  'ROLE',
  'STAFF',
  'PROVIDER',
  'COURIER',
  'RESERVATION',
  'DEPOSIT',
] as const;
export type Step = (typeof STEPS)[number];

type ParsedInput = Pick<Endpoint, 'needs'>;

/** What is asked where a step is done: whoever may ask all of it is shown the step. */
export const STEP_ASKS: Readonly<Record<Step, readonly ParsedInput[]>> = {
  GATEWAY: [gateways.mail, gateways.saveMail],
  BOX_SIZES: [lockerSettings.freeStoreTime, boxTypes.update],
  LOCKER: [lockerSaves.create],
  TERMINAL: [lockerSaves.create, terminalKeys.renew],
  ROLE: [roles.one, roles.create],
  STAFF: [staffCalls.update, staffCalls.create],
  PROVIDER: [providers.list, providers.create],
  COURIER: [agents.list, agents.create],
  RESERVATION: [parcelActions.reserveUnregistered],
  DEPOSIT: [parcels.list, parcelActions.reserveUnregistered],
};

export const gettingStarted = {
  read: {
    ...signedIn.get(
      '/api/v1/getting-started',
      {},
      z.object({
        /** Those of the steps that the caller may do; none on a demo network. */
        content: z.array(
          z.object({
            step: z.enum(STEPS),
            done: z.boolean(),
            /** The locker that lacks it, where there is one. */
            lockerId: id.nullable(),
          }),
        ),
      }),
    ),
    feature: 'getting-started',
  },
} as const;
