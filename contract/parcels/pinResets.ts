// A new PIN for a parcel: whether its message can leave, and reading it once where it cannot.
import { z } from 'zod';
import { DELIVERIES } from '../../domain/messages/delivery.ts';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';
import { parcelActions } from './parcelActions.ts';

const feature = 'pin-delivery';
const ordersId = { ordersId: id };

export const pinResets = {
  /** Whether the message with a new PIN would leave now. */
  delivery: {
    ...asking('PARCEL_EDIT').get(
      '/api/v1/parcels/:ordersId/pin-delivery',
      ordersId,
      z.object({ delivery: z.enum(DELIVERIES) }),
    ),
    feature,
  },
  /**
   * Makes a new PIN and returns it once, on record; only while no message with it would arrive (PIN_CAN_LEAVE). It takes
   * PARCEL_EDIT, too.
   */
  reveal: {
    ...asking('PERSONAL_REVEAL').post(
      '/api/v1/parcels/:ordersId/pin-reveal',
      ordersId,
      z.object({ pinCode: z.string() }),
    ),
    record: parcelActions.resendPin.record,
    feature,
  },
};
