// Planned price changes: listed, planned and cancelled. Not in the specification.
import { z } from 'zod';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { asking } from '../endpoint.ts';
import { time } from '../scalars.ts';
import { priceReaders } from './priceReaders.ts';
import { priceFacts, priceShapes } from './prices.ts';

const own = '/api/v1/prices/planned';
const edit = asking('PRICE_EDIT');

/** Announced by servers that let a price change take effect at a chosen time. */
export const PLANNED_PRICES_FEATURE = 'planned-prices';
const announced = { feature: PLANNED_PRICES_FEATURE } as const;

const plan = z.object({
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  effectiveTime: time,
  /** The new values; a field that is absent does not change. */
  change: priceFacts,
  /** Who planned it; null if not recorded. */
  byName: z.string().nullable(),
  creationTime: time,
});

/** `lastUpdatedTime` is that of the prices or of a plan, whichever is later. */
const output = z.object({ plans: z.array(plan), lastUpdatedTime: time.optional() });

export type PlannedPrice = z.input<typeof plan>;
export type PlannedPrices = z.input<typeof output>;

export const plannedPrices = {
  /** Those that have not taken effect, in the order of the schemes. */
  list: { ...asking(...priceReaders).get(own, {}, output), ...announced },
  /** The fields sent change at the effective time, all others stay as they are then. Replaces earlier plans of the schemes. */
  plan: {
    ...edit.post(
      own,
      {
        effectiveTime: time,
        MONTHLY: z.strictObject(priceShapes.MONTHLY).partial().optional(),
        QUARTERLY: z.strictObject(priceShapes.QUARTERLY).partial().optional(),
        YEARLY: z.strictObject(priceShapes.YEARLY).partial().optional(),
        PER_USE: z.strictObject(priceShapes.PER_USE).partial().optional(),
      },
      output,
    ),
    ...announced,
  },
  /** Changes nothing where nothing is planned. */
  cancel: {
    ...edit.delete(own, { paymentScheme: z.enum(PAYMENT_SCHEMES) }, output),
    ...announced,
  },
};
