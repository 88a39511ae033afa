// The values of a reservation form, and how typing changes those of a parcel.
import { countryOfNumber } from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { tidy } from '../../../domain/tidy.ts';

/** Why the server did not book a parcel. */
export interface Refusal {
  readonly message: string;
  readonly code: string | undefined;
  readonly field: string | undefined;
}

interface ParcelInput {
  readonly parcelNumber: string;
  readonly countryCode: string;
  readonly category: string | null;
  /** Whether the category was looked up or selected by the user. */
  readonly categoryBy: 'number' | 'hand' | null;
  /** The fields of the price are open. */
  readonly hasPrice: boolean;
  readonly costReasonId: RecordId | null;
  readonly price: string;
  readonly reference: string;
  /** Until the input is edited. */
  readonly refusal: Refusal | null;
}

export interface ParcelValues extends ParcelInput {
  readonly boxId: RecordId;
}

/** A box that is booked; the booking stays, whatever happens to the rest of the form. */
export interface BookedBox {
  readonly boxId: RecordId;
  readonly boxName: string;
  readonly parcelNumber: string;
  readonly bookNumber: string | null;
}

export interface ReservationValues {
  readonly memberAreaCode: string;
  readonly memberMobile: string;
  readonly memberMail: string;
  /** As recipientOf: who has what was booked. Keeping them for another parcel is no input. */
  readonly served: string;
  readonly lockerId: RecordId | null;
  readonly size: string | null;
  /** The user tried to select more boxes than the form allows. */
  readonly grid: { readonly isFull: boolean };
  /** One for each selected box. */
  readonly parcels: readonly ParcelValues[];
  /** Input for boxes that are no longer selected; the next selected box takes it over. */
  readonly spare: readonly ParcelInput[];
  readonly booked: readonly BookedBox[];
  /** The form was submitted: all errors show. */
  readonly tried: boolean;
  /** All are booked, and staff have not yet selected the next step. */
  readonly done: boolean;
}

/** The number and address of an unregistered recipient; empty while there is none. */
export const recipientOf = ({
  memberMobile,
  memberMail,
}: Pick<ReservationValues, 'memberMobile' | 'memberMail'>): string => memberMobile + memberMail;

/** How a form is while nothing was submitted. */
export const UNTRIED = { grid: { isFull: false }, tried: false, done: false };

/** Without parcels. */
export const NO_PARCELS = { ...UNTRIED, parcels: [], spare: [], booked: [] };

export const EMPTY: ParcelInput = {
  parcelNumber: '',
  countryCode: '',
  category: null,
  categoryBy: null,
  hasPrice: false,
  costReasonId: null,
  price: '',
  reference: '',
  refusal: null,
};

/** Whether there is unsaved input. */
export const isEntered = ({ parcelNumber, price, reference }: ParcelInput): boolean =>
  parcelNumber !== '' || price !== '' || reference !== '';

/** One parcel per selected box: input is preserved when another box is selected instead. */
export function withBoxes(
  { parcels, spare }: Pick<ReservationValues, 'parcels' | 'spare'>,
  chosen: readonly RecordId[],
): Pick<ReservationValues, 'parcels' | 'spare'> {
  const left = parcels.filter((parcel) => !chosen.includes(parcel.boxId) && isEntered(parcel));
  const rest = [...spare, ...left];
  const next = chosen.map(
    (boxId) =>
      parcels.find((parcel) => parcel.boxId === boxId) ?? {
        ...(rest.shift() ?? EMPTY),
        refusal: null,
        boxId,
      },
  );
  return { parcels: next, spare: rest };
}

/** The country code of a number that was typed (R5.18); one that was entered stays while the number has none. */
export const countryFor = (typed: string, before: ParcelInput): string =>
  countryOfNumber(typed) ??
  (countryOfNumber(before.parcelNumber) === undefined ? before.countryCode : '');

/** '1-2 letters'. */
export const parseCountry = (typed: string): string =>
  tidy(typed)
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();

/** R5.16: a price that is entered has a dot. While it is typed a comma may still group digits, as in `1,234.50`. */
export function priceRead(price: string): string {
  const cents = readHundredths(price);
  return cents === undefined ? price : (cents / 100).toFixed(2);
}

/** Cents that the customer pays for all parcels. */
export const sumOf = (parcels: readonly Pick<ParcelInput, 'price'>[]): number =>
  parcels.reduce((sum, { price }) => sum + (readHundredths(price) ?? 0), 0);
