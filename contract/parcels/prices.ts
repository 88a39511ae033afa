// Prices of the payment schemes: read, save, history, and the payers of each scheme.
import { z } from 'zod';
import { PAYMENT_SCHEMES, RATIO_MAX, RATIO_MIN, type PaymentScheme } from '../../domain/limits.ts';
import { MEMBER_STATUSES } from '../../domain/people/members.ts';
import { PRICE_MAX_CENTS } from '../../domain/prices.ts';
import { asking, pageOf } from '../endpoint.ts';
import { priceReaders } from './priceReaders.ts';
import { id, means, money, paging, time } from '../scalars.ts';

const root = '/api/pay/v1/priceCategory';
const own = '/api/v1/prices';
const view = asking(...priceReaders);
const edit = asking('PRICE_EDIT');

/** Feature announced by servers with price history and payers per scheme. */
export const PRICES_FEATURE = 'prices';

const amount = money.max(PRICE_MAX_CENTS / 100).meta(means('money'));
/** From 0 to 100 (R9.21): a discount in percent. */
const ratio = z.number().min(RATIO_MIN).max(RATIO_MAX).multipleOf(0.01).meta(means('percent'));
const side = time.nullable().optional();

const named = <S extends PaymentScheme>(scheme: S) => z.literal(scheme).optional();
const perUse = { paymentScheme: named('PER_USE'), amount };
const subscription = <S extends PaymentScheme>(scheme: S) => ({
  paymentScheme: named(scheme),
  amount,
  ratio,
  /** Start and end of the discount; an unset side is open-ended. */
  ratioStartTime: side,
  ratioEndTime: side,
  /** Whether the scheme is for sale. */
  isEnable: z.boolean(),
});

/** R7.113: `GET /api/pay/v1/priceCategory/info` returns the objects MONTHLY, QUARTERLY, YEARLY and PER_USE. */
export const priceShapes = {
  MONTHLY: subscription('MONTHLY'),
  QUARTERLY: subscription('QUARTERLY'),
  YEARLY: subscription('YEARLY'),
  PER_USE: perUse,
};

const output = z.object({
  MONTHLY: z.object(priceShapes.MONTHLY),
  QUARTERLY: z.object(priceShapes.QUARTERLY),
  YEARLY: z.object(priceShapes.YEARLY),
  PER_USE: z.object(priceShapes.PER_USE),
  lastUpdatedTime: time.optional(),
});

/** Fields of a price change: amounts and ratios as on the wire. */
export const priceFacts = z.object({
  amount: z.number().nullable().optional(),
  ratio: z.number().nullable().optional(),
  ratioStartTime: time.nullable().optional(),
  ratioEndTime: time.nullable().optional(),
  isEnable: z.boolean().nullable().optional(),
});

/** A change of one scheme: old and new value of each changed field. */
const change = z.object({
  id: z.int(),
  time,
  /** The account's name; null if not recorded. */
  byName: z.string().nullable(),
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  from: priceFacts,
  to: priceFacts,
});

/** Number of customers who pay by a scheme. */
const count = z.object({
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  memberCount: z.int(),
  /** Of these, customers with an active subscription. */
  runningCount: z.int(),
  /** Unpaid charges of the scheme. */
  openCount: z.int(),
});

/** A customer who pays by a scheme. */
const payer = z.object({
  memberId: id,
  memberNo: z.string(),
  memberName: z.string(),
  memberStatus: z.enum(MEMBER_STATUSES),
  startTimeUseLocker: time.nullable(),
  endTimeUseLocker: time.nullable(),
  /** Unpaid amount. */
  openAmount: money,
});

export type Prices = z.input<typeof output>;
export type PriceChange = z.input<typeof change>;
export type PriceFacts = z.input<typeof priceFacts>;
export type Payer = z.input<typeof payer>;

const { page, size } = paging(['time']);

export const prices = {
  /** Users who charge customers need the prices. */
  read: asking(...priceReaders, 'MEMBER_EDIT', 'PARCEL_RESERVE').get(`${root}/info`, {}, output),
  /** R7.114: replaces the previous prices. */
  save: {
    ...edit.post(
      `${root}/create`,
      {
        MONTHLY: z.strictObject(priceShapes.MONTHLY),
        QUARTERLY: z.strictObject(priceShapes.QUARTERLY),
        YEARLY: z.strictObject(priceShapes.YEARLY),
        PER_USE: z.strictObject(priceShapes.PER_USE),
      },
      output,
    ),
    replaces: true,
  },
  /** Not in the specification. Latest first. */
  changes: {
    ...view.get(`${own}/changes`, { page, size }, pageOf(change)),
    feature: PRICES_FEATURE,
  },
  /** Not in the specification. One row per scheme. */
  counts: { ...view.get(`${own}/counts`, {}, z.array(count)), feature: PRICES_FEATURE },
  /** Not in the specification. Its payers, ordered by id. */
  payers: {
    ...asking('MEMBER_VIEW').get(
      `${own}/:paymentScheme/members`,
      { paymentScheme: z.enum(PAYMENT_SCHEMES), page, size },
      pageOf(payer),
    ),
    feature: PRICES_FEATURE,
  },
};
