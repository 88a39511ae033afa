// A new PIN that is read once where its message cannot leave (`deliveries.one`).
import { z } from 'zod';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';
import { parcelActions } from './parcelActions.ts';

export const pinResets = {
  /**
   * Makes a new PIN and returns it once, on record; only while no message with it would arrive (PIN_CAN_LEAVE). It takes
   * PARCEL_EDIT, too.
   */
  reveal: {
    ...asking('PERSONAL_REVEAL').post(
      '/api/v1/parcels/:ordersId/pin-reveal',
      { ordersId: id },
      z.object({ pinCode: z.string() }),
    ),
    record: parcelActions.resendPin.record,
    feature: 'message-delivery',
  },
};
