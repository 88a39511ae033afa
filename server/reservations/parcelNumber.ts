// The number that a parcel gets, whoever entered it.
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import { badInput } from '../http/badInput.ts';

/**
 * The number as it is kept, in capitals (R5.17).
 * @throws a wrong `parcelNumber` where nothing is left of it
 */
export function keptParcelNumber(typed: string): string {
  const parcelNumber = readParcelNumber(typed);
  if (parcelNumber === '') throw badInput('parcelNumber', 'missing');
  return parcelNumber;
}
