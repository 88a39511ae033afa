// Validation of the reservation form, and the field that shows each error.
import {
  errorsOfParcel,
  errorsOfPriced,
  isRepeated,
  type ReservationError,
} from '../../../domain/parcels/reservation.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { ParcelDraft } from './draft.ts';

export interface PartProps {
  readonly id: string;
  readonly draft: ParcelDraft;
  readonly errors: ParcelErrors;
  /** The server's error for a field. */
  readonly refusedAt: (field: ParcelField) => string | undefined;
  readonly change: (how: (draft: ParcelDraft) => ParcelDraft) => void;
  /** The user has left the field. */
  readonly pass: (field: ParcelField) => void;
}

export type ParcelField = 'parcelNumber' | 'countryCode' | 'category' | 'costReasonId' | 'price';

const FIELDS: Partial<Record<ReservationError, ParcelField>> = {
  numberMissing: 'parcelNumber',
  numberCharacters: 'parcelNumber',
  numberRepeated: 'parcelNumber',
  countryMissing: 'countryCode',
  categoryMissing: 'category',
  priceZero: 'price',
  priceDecimals: 'price',
  priceLetters: 'price',
  reasonMissing: 'costReasonId',
  priceMissing: 'price',
};

/** Errors in what was typed show immediately; missing values only once the user has left the field. */
const AT_ONCE: readonly ReservationError[] = [
  'numberCharacters',
  'numberRepeated',
  'priceZero',
  'priceDecimals',
  'priceLetters',
];

export type ParcelErrors = Partial<Record<ParcelField, ReservationError>>;

interface Among {
  readonly boxId: RecordId;
  readonly boxTypeName: string;
  readonly priced: boolean;
  /** The numbers of the form's earlier parcels, and of those already booked. */
  readonly before: readonly string[];
}

/** The first error of each field, in the order of the checks. */
export function errorsOf(
  draft: ParcelDraft,
  { boxId, boxTypeName, priced, before }: Among,
): ParcelErrors {
  const whole = { ...draft, boxId, boxTypeName };
  const found: ParcelErrors = {};
  if (isRepeated(draft.parcelNumber, before)) found.parcelNumber = 'numberRepeated';
  for (const error of priced ? errorsOfPriced(whole) : errorsOfParcel(whole)) {
    const field = FIELDS[error];
    if (field) found[field] ??= error;
  }
  return found;
}

/** The errors to show now. */
export function shownErrors(
  errors: ParcelErrors,
  passed: (field: ParcelField) => boolean,
): ParcelErrors {
  const entries = (Object.entries(errors) as [ParcelField, ReservationError][]).filter(
    ([field, error]) => AT_ONCE.includes(error) || passed(field),
  );
  return Object.fromEntries(entries);
}

interface Form {
  readonly lockerId: RecordId | null;
  readonly contactErrors: readonly ReservationError[];
  readonly size: string | null;
  /** The number of selected boxes. */
  readonly count: number;
}

/** Errors of the form as a whole, in the order of the checks: recipient, locker, size, box. */
export function formErrorsOf({
  lockerId,
  contactErrors,
  size,
  count,
}: Form): readonly ReservationError[] {
  if (lockerId === null) return [...new Set([...contactErrors, 'lockerMissing' as const])];
  if (size === null) return [...contactErrors, 'sizeMissing'];
  return count === 0 ? [...contactErrors, 'boxMissing'] : contactErrors;
}
