// The parcels of one form, one to each chosen box, in the order in which the boxes were chosen.
import { EMPTY, isEntered, type ParcelDraft } from '../draft.ts';

/** Why the server did not book it. */
export interface Refusal {
  readonly message: string;
  readonly code: string | undefined;
  readonly field: string | undefined;
}

export interface Entry {
  readonly boxId: number;
  readonly draft: ParcelDraft;
  readonly refusal?: Refusal | undefined;
}

export interface Entries {
  readonly list: readonly Entry[];
  /** What was typed for boxes that are no longer chosen: the next box takes it over. */
  readonly spare: readonly ParcelDraft[];
}

export const NO_ENTRIES: Entries = { list: [], spare: [] };

/** One entry a chosen box: nothing that was typed is lost when another box is chosen instead. */
export function withBoxes({ list, spare }: Entries, chosen: readonly number[]): Entries {
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
  boxId: number,
  change: (entry: Entry) => Entry,
): Entries => ({
  list: list.map((entry) => (entry.boxId === boxId ? change(entry) : entry)),
  spare,
});

/** What was refused is entered anew: the refusal is over. */
export const withDraft = (
  entries: Entries,
  boxId: number,
  change: (draft: ParcelDraft) => ParcelDraft,
): Entries =>
  changed(entries, boxId, (entry) => {
    const draft = change(entry.draft);
    return draft === entry.draft ? entry : { boxId, draft };
  });

export const withRefusal = (entries: Entries, boxId: number, refusal: Refusal): Entries =>
  changed(entries, boxId, (entry) => ({ ...entry, refusal }));

/** Another box for the same parcel. */
export const moved = (entries: Entries, from: number, to: number): Entries =>
  changed(entries, from, ({ draft }) => ({ boxId: to, draft }));

/** The parcel is not to be reserved, or is: it leaves the form with what was typed for it. */
export const without = ({ list, spare }: Entries, boxId: number): Entries => ({
  list: list.filter((entry) => entry.boxId !== boxId),
  spare,
});
