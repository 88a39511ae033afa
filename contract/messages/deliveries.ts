// Whether the message of an action can leave, checked before the action.
import { z } from 'zod';
import { NOTIFY_TYPES } from '../../domain/limits.ts';
import { DELIVERIES } from '../../domain/messages/delivery.ts';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

/** The events whose delivery is checked, and the permission that each requires. */
export const NEEDS = {
  RESERVATION: 'PARCEL_RESERVE',
  DEPOSIT: 'PARCEL_RESERVE',
  REMINDER: 'PARCEL_RESERVE',
  PIN_RESEND: 'PARCEL_EDIT',
  WAREHOUSE: 'PARCEL_EDIT',
  REPORT: 'REPORT_EXPORT',
} as const;
type DeliveryEvent = keyof typeof NEEDS;

export const deliveries = {
  /** NOT_ALLOWED without the authority of the event. */
  one: {
    ...asking('PARCEL_RESERVE', 'PARCEL_EDIT', 'REPORT_EXPORT').get(
      '/api/v1/messageDelivery',
      {
        event: z.enum(Object.keys(NEEDS) as [DeliveryEvent, ...DeliveryEvent[]]),
        /** Its owner is the recipient; required with PIN_RESEND and WAREHOUSE. */
        ordersId: id.optional(),
        /** The recipient of the other events of a parcel, unless it has no account. */
        memberId: id.optional(),
        /** How a recipient without an account is reached. A REPORT goes to the current user. */
        channel: z.enum(NOTIFY_TYPES).optional(),
      },
      z.object({
        delivery: z.enum(DELIVERIES),
        /** The ways to the recipients; none without an address. */
        channels: z.array(z.enum(NOTIFY_TYPES)),
      }),
    ),
    feature: 'message-delivery',
  },
};
