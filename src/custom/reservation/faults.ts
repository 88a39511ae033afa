// What is wrong with a form, and at which field it is said.
import {
  faultsOfParcel,
  faultsOfPriced,
  isRepeated,
  type ReservationFault,
} from '../../../domain/parcels/reservation.ts';
import type { ParcelDraft } from './draft.ts';

/** A field of one parcel. */
export type ParcelField = 'parcelNumber' | 'countryCode' | 'category' | 'costReasonId' | 'price';

const FIELDS: Partial<Record<ReservationFault, ParcelField>> = {
  numberMissing: 'parcelNumber',
  numberRepeated: 'parcelNumber',
  countryMissing: 'countryCode',
  categoryMissing: 'category',
  priceZero: 'price',
  priceDecimals: 'price',
  priceLetters: 'price',
  reasonMissing: 'costReasonId',
  priceMissing: 'price',
};

/** Faults of what was typed are said at once, those of what was not only once somebody has passed the field. */
const AT_ONCE: readonly ReservationFault[] = [
  'numberRepeated',
  'priceZero',
  'priceDecimals',
  'priceLetters',
];

export type ParcelFaults = Partial<Record<ParcelField, ReservationFault>>;

interface Among {
  readonly boxId: number;
  readonly boxTypeName: string;
  readonly priced: boolean;
  /** The numbers of the parcels before it in the form, and of those that the form has booked. */
  readonly before: readonly string[];
}

/** The first fault of each field, in the order of the checks. */
export function faultsOf(
  draft: ParcelDraft,
  { boxId, boxTypeName, priced, before }: Among,
): ParcelFaults {
  const whole = { ...draft, boxId, boxTypeName };
  const found: ParcelFaults = {};
  if (isRepeated(draft.parcelNumber, before)) found.parcelNumber = 'numberRepeated';
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
