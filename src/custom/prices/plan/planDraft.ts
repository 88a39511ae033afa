// The draft of a planned price change: its time, and the fields that change.
import type { Input } from '../../../../contract/endpoint.ts';
import type { plannedPrices } from '../../../../contract/parcels/plannedPrices.ts';
import type { PaymentScheme } from '../../../../domain/limits.ts';
import { planTimeError, type PlanTimeError } from '../../../../domain/plannedPrices.ts';
import type { AllEntered, Entered } from '../usePriceForm.ts';

/** The entered time; null while empty, text until it is a valid timestamp. */
export type From = number | string | null;
export type FromError = PlanTimeError | 'missing' | 'timeWrong';
export type PlannedChanges = Omit<Input<typeof plannedPrices.plan>, 'effectiveTime'>;

export function errorOfFrom(from: From, now: number): FromError | undefined {
  if (from === null) return 'missing';
  return typeof from === 'string' ? 'timeWrong' : planTimeError(from, now);
}

/** What `take` gives for each field of each scheme; a field for which it gives nothing is left out. */
function perScheme(
  all: AllEntered,
  take: (scheme: PaymentScheme, field: keyof Entered) => unknown,
): Record<PaymentScheme, Record<string, unknown>> {
  const schemes = Object.entries(all).map(([scheme, entries]) => {
    const fields = Object.keys(entries).flatMap((field) => {
      const value = take(scheme as PaymentScheme, field as keyof Entered);
      return value === undefined ? [] : [[field, value] as const];
    });
    return [scheme, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(schemes) as Record<PaymentScheme, Record<string, unknown>>;
}

/** The fields that differ, by scheme, as they are sent. */
export function changesOf(before: AllEntered, draft: AllEntered): PlannedChanges {
  const changes = perScheme(draft, (scheme, field) =>
    draft[scheme][field] === before[scheme][field] ? undefined : draft[scheme][field],
  );
  const some = Object.entries(changes).filter(([, fields]) => Object.keys(fields).length > 0);
  return Object.fromEntries(some);
}

/** The entered values over prices that changed meanwhile: fields that were not edited become the new ones. */
export const rebased = (before: AllEntered, now: AllEntered, draft: AllEntered): AllEntered =>
  perScheme(draft, (scheme, field) =>
    draft[scheme][field] === before[scheme][field] ? now[scheme][field] : draft[scheme][field],
  ) as unknown as AllEntered;
