// Validates a reservation by the domain's checks; each error is the key of its message.
import { set, type FieldErrors, type FieldPath, type Resolver } from 'react-hook-form';
import {
  errorsOfContact,
  errorsOfParcel,
  errorsOfPriced,
  isRepeated,
  type ReservationError,
} from '../../../domain/parcels/reservation.ts';
import type { ParcelValues, ReservationValues } from './values.ts';

type Path = FieldPath<ReservationValues>;

/** The fields that show them; those of a parcel are below `parcels`. */
const FIELDS: Record<ReservationError, keyof ReservationValues | keyof ParcelValues> = {
  contactMissing: 'memberMobile',
  mobileWrong: 'memberMobile',
  emailWrong: 'memberMail',
  lockerMissing: 'lockerId',
  sizeMissing: 'size',
  boxMissing: 'grid',
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

/** Errors in what was typed show immediately. */
const AT_ONCE: readonly ReservationError[] = [
  'numberCharacters',
  'numberRepeated',
  'priceZero',
  'priceDecimals',
  'priceLetters',
];

/** Errors in what was typed for a recipient show once the field is left. */
const MISTYPED: readonly ReservationError[] = ['mobileWrong', 'emailWrong'];

/** Errors of the recipient, the locker, its size and its boxes, in the order of the checks. */
function formErrors(values: ReservationValues, priced: boolean): readonly ReservationError[] {
  const { lockerId, size, parcels } = values;
  const contact = priced ? [] : errorsOfContact(values);
  if (lockerId === null) return [...contact, 'lockerMissing'];
  if (size === null) return [...contact, 'sizeMissing'];
  return parcels.length === 0 ? [...contact, 'boxMissing'] : contact;
}

/** The first error of each field, by its path (R5.5, R5.27). */
export function errorsOf(values: ReservationValues, priced: boolean) {
  const { parcels, booked, size } = values;
  const found = new Map<Path, ReservationError>();
  const put = (error: ReservationError, below = '') => {
    const path = (below + FIELDS[error]) as Path;
    if (!found.has(path)) found.set(path, error);
  };
  for (const error of formErrors(values, priced)) put(error);
  const before = booked.map(({ parcelNumber }) => parcelNumber);
  const checks = priced ? errorsOfPriced : errorsOfParcel;
  for (const [index, parcel] of parcels.entries()) {
    const below = `parcels.${index}.`;
    if (isRepeated(parcel.parcelNumber, before)) put('numberRepeated', below);
    for (const error of checks({ ...parcel, boxTypeName: size ?? '-' })) put(error, below);
    before.push(parcel.parcelNumber);
  }
  return found;
}

/** Before the form was submitted, a missing value shows only once the user has left its field. */
export const reservationResolver =
  (priced: boolean, isTouched: (path: Path) => boolean): Resolver<ReservationValues> =>
  (values) => {
    const errors: FieldErrors<ReservationValues> = {};
    for (const [path, type] of errorsOf(values, priced)) {
      const [, index] = path.split('.');
      const number = index === undefined ? '' : values.parcels[Number(index)]?.parcelNumber;
      const isLeft = isTouched(path) && (MISTYPED.includes(type) || number !== '');
      if (values.tried || isLeft || AT_ONCE.includes(type))
        set(errors, path, { type, message: `reservation.errors.${type}` });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
