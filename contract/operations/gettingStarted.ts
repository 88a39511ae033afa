// Setup checklist of a new network: steps completed by data, each with its permissions.
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

/** In the recommended order. */
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

/** Endpoints needed for a step: it is shown to users who may call all of them. */
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
        /** The steps available to the user; none on a demo network. */
        content: z.array(
          z.object({
            step: z.enum(STEPS),
            done: z.boolean(),
            /** The locker concerned, if there is one. */
            lockerId: id.nullable(),
          }),
        ),
      }),
    ),
    feature: 'getting-started',
  },
} as const;
