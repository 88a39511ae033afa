// What is wrong with a form, and at which field it is said.
import {
  faultsOfParcel,
  faultsOfPriced,
  type ReservationFault,
} from '../../../domain/reservation.ts';
import type { ParcelDraft } from './draft.ts';

/** A field of one parcel. */
export type ParcelField = 'parcelNumber' | 'countryCode' | 'category' | 'costReasonId' | 'price';

const FIELDS: Partial<Record<ReservationFault, ParcelField>> = {
  numberMissing: 'parcelNumber',
  countryMissing: 'countryCode',
  categoryMissing: 'category',
  priceZero: 'price',
  priceDecimals: 'price',
  priceLetters: 'price',
  reasonMissing: 'costReasonId',
  priceMissing: 'price',
};

/** Faults of what was typed are said at once, those of what was not only once somebody has passed the field. */
const AT_ONCE: readonly ReservationFault[] = ['priceZero', 'priceDecimals', 'priceLetters'];

export type ParcelFaults = Partial<Record<ParcelField, ReservationFault>>;

/** The first fault of each field, in the order of the checks. */
export function faultsOf(
  draft: ParcelDraft,
  { boxId, boxTypeName, priced }: { boxId: number; boxTypeName: string; priced: boolean },
): ParcelFaults {
  const whole = { ...draft, boxId, boxTypeName };
  const found: ParcelFaults = {};
  for (const fault of priced ? faultsOfPriced(whole) : faultsOfParcel(whole)) {
    const field = FIELDS[fault];
    if (field) found[field] ??= fault;
  }
  return found;
}

/** Those that are said now. */
export function saidFaults(
  faults: ParcelFaults,
  passed: (field: ParcelField) => boolean,
): ParcelFaults {
  const said = (Object.entries(faults) as [ParcelField, ReservationFault][]).filter(
    ([field, fault]) => AT_ONCE.includes(fault) || passed(field),
  );
  return Object.fromEntries(said);
}

interface Form {
  readonly lockerId: number | null;
  readonly contactFaults: readonly ReservationFault[];
  readonly size: string | null;
  /** How many boxes are chosen. */
  readonly count: number;
}

/** What is wrong with the form as a whole, in the order of the checks: whom, where, which size, which box. */
export function formFaultsOf({
  lockerId,
  contactFaults,
  size,
  count,
}: Form): readonly ReservationFault[] {
  if (lockerId === null) return [...new Set([...contactFaults, 'lockerMissing' as const])];
  if (size === null) return [...contactFaults, 'sizeMissing'];
  return count === 0 ? [...contactFaults, 'boxMissing'] : contactFaults;
}
