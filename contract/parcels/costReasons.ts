// Cost reasons: why a reservation is charged.
import { z } from 'zod';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

export const costReason = z.object({ costReasonId: id, reason: z.string() });
export type CostReason = z.input<typeof costReason>;

export const costReasons = {
  query: asking('PARCEL_RESERVE', 'PARCEL_VIEW').get(
    '/api/costReason/v1/query',
    {},
    z.array(costReason),
  ),
};
