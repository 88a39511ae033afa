// Normalises an entered parcel number.
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import { badInput } from '../http/badInput.ts';

/**
 * The number as stored, in capitals (R5.17).
 * @throws a validation error of `parcelNumber` if nothing is left of it
 */
export function keptParcelNumber(typed: string): string {
  const parcelNumber = readParcelNumber(typed);
  if (parcelNumber === '') throw badInput('parcelNumber', 'missing');
  return parcelNumber;
}
