// One payment scheme as it is entered, and what is wrong with it (R5.65, R5.66).
import type { PaymentScheme } from './limits.ts';
import { isSubscription, windowHolds } from './prices.ts';
import { readPrice, readRatio } from './readHundredths.ts';

/** One scheme in the form; PER_USE has an amount only. */
export interface PriceDraft {
  readonly amount: string;
  readonly ratio: string;
  readonly ratioStartTime: number | null;
  readonly ratioEndTime: number | null;
}

export type PriceError =
  | 'amountMissing'
  | 'amountWrong'
  | 'ratioMissing'
  | 'ratioWrong'
  | 'windowWrong';

const missing = (typed: string): boolean => typed.trim() === '';

function amountError({ amount }: PriceDraft): PriceError | undefined {
  if (missing(amount)) return 'amountMissing';
  return readPrice(amount) === undefined ? 'amountWrong' : undefined;
}

function ratioError({ ratio }: PriceDraft): PriceError | undefined {
  if (missing(ratio)) return 'ratioMissing';
  return readRatio(ratio) === undefined ? 'ratioWrong' : undefined;
}

/** The errors of a scheme (R5.65, R5.66). */
export function errorsOfPrice(scheme: PaymentScheme, draft: PriceDraft): readonly PriceError[] {
  const amount = amountError(draft);
  if (!isSubscription(scheme)) return amount ? [amount] : [];
  const { ratioStartTime, ratioEndTime } = draft;
  const window = windowHolds(ratioStartTime, ratioEndTime) ? undefined : ('windowWrong' as const);
  return [amount, ratioError(draft), window].flatMap((error) => error ?? []);
}
