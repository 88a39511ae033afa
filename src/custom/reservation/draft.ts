// The input for one parcel of a reservation, and how typing changes it.
import { countryOfNumber } from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';
import type { RecordId } from '../../../domain/recordId.ts';

/** Why the server did not book it. */
export interface Refusal {
  readonly message: string;
  readonly code: string | undefined;
  readonly field: string | undefined;
}

export interface Entry {
  readonly boxId: RecordId;
  readonly draft: ParcelDraft;
  readonly refusal?: Refusal | undefined;
}

interface Entries {
  readonly list: readonly Entry[];
  /** Input for boxes that are no longer selected; the next selected box takes it over. */
  readonly spare: readonly ParcelDraft[];
}

export const NO_ENTRIES: Entries = { list: [], spare: [] };

/** One entry per selected box: input is preserved when another box is selected instead. */
export function withBoxes({ list, spare }: Entries, chosen: readonly RecordId[]): Entries {
  const left = list.filter(({ boxId }) => !chosen.includes(boxId)).map(({ draft }) => draft);
  const rest = [...spare, ...left.filter(isEntered)];
  const next = chosen.map(
    (boxId) =>
      list.find((entry) => entry.boxId === boxId) ?? { boxId, draft: rest.shift() ?? EMPTY },
  );
  return { list: next, spare: rest };
}

const changed = (
  { list, spare }: Entries,
  boxId: RecordId,
  change: (entry: Entry) => Entry,
): Entries => ({
  list: list.map((entry) => (entry.boxId === boxId ? change(entry) : entry)),
  spare,
});

/** Editing the input clears the refusal. */
export const withDraft = (
  entries: Entries,
  boxId: RecordId,
  change: (draft: ParcelDraft) => ParcelDraft,
): Entries =>
  changed(entries, boxId, (entry) => {
    const draft = change(entry.draft);
    return draft === entry.draft ? entry : { boxId, draft };
  });

export const withRefusal = (entries: Entries, boxId: RecordId, refusal: Refusal): Entries =>
  changed(entries, boxId, (entry) => ({ ...entry, refusal }));

/** Moves the parcel to another box. */
export const moved = (entries: Entries, from: RecordId, to: RecordId): Entries =>
  changed(entries, from, ({ draft }) => ({ boxId: to, draft }));

/** Removes a parcel from the form together with its input. */
export const without = ({ list, spare }: Entries, boxId: RecordId): Entries => ({
  list: list.filter((entry) => entry.boxId !== boxId),
  spare,
});

export interface ParcelDraft {
  readonly parcelNumber: string;
  readonly countryCode: string;
  readonly category: string | null;
  /** Whether the category was looked up or selected by the user. */
  readonly categoryBy: 'number' | 'hand' | null;
  readonly costReasonId: RecordId | null;
  readonly price: string;
  readonly reference: string;
}

export const EMPTY: ParcelDraft = {
  parcelNumber: '',
  countryCode: '',
  category: null,
  categoryBy: null,
  costReasonId: null,
  price: '',
  reference: '',
};

/** Whether there is unsaved input. */
export const isEntered = (draft: ParcelDraft): boolean =>
  draft.parcelNumber !== '' || draft.price !== '' || draft.reference !== '';

/** Whether the number contains the country code (R5.18), so that it need not be entered. */
export const readsCountry = ({ parcelNumber }: ParcelDraft): boolean =>
  countryOfNumber(parcelNumber) !== undefined;

/** In capitals (R5.17). */
export function withNumber(draft: ParcelDraft, typed: string): ParcelDraft {
  const parcelNumber = typed.trimStart().toUpperCase();
  const entered = readsCountry(draft) ? '' : draft.countryCode;
  return { ...draft, parcelNumber, countryCode: countryOfNumber(parcelNumber) ?? entered };
}

/** '1-2 letters'. */
export const withCountry = (draft: ParcelDraft, typed: string): ParcelDraft => ({
  ...draft,
  countryCode: typed
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase(),
});

export const withCategory = (draft: ParcelDraft, category: string | null): ParcelDraft => ({
  ...draft,
  category,
  categoryBy: category === null ? null : 'hand',
});

/** The category looked up for this number; one the user selected stays. */
export function withFound(
  draft: ParcelDraft,
  parcelNumber: string,
  category: string | null,
): ParcelDraft {
  if (draft.parcelNumber.trim() !== parcelNumber || draft.categoryBy === 'hand') return draft;
  return { ...draft, category, categoryBy: category === null ? null : 'number' };
}

/** Without a reason there is no price (R5.23). */
export const withReason = (draft: ParcelDraft, costReasonId: RecordId | null): ParcelDraft =>
  costReasonId === null
    ? { ...draft, costReasonId, price: '', reference: '' }
    : { ...draft, costReasonId };

/** R5.16: a price that is entered has a dot. While it is typed a comma may still group digits, as in `1,234.50`. */
export function withPriceRead(draft: ParcelDraft): ParcelDraft {
  const cents = readHundredths(draft.price);
  return cents === undefined ? draft : { ...draft, price: (cents / 100).toFixed(2) };
}

/** Cents that the customer pays for all parcels. */
export const sumOf = (drafts: readonly ParcelDraft[]): number =>
  drafts.reduce((sum, { price }) => sum + (readHundredths(price) ?? 0), 0);
