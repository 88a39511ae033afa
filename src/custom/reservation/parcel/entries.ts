// The parcels of a form, one per selected box, in the order of selection.
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
  /** Input for boxes that are no longer selected; the next selected box takes it over. */
  readonly spare: readonly ParcelDraft[];
}

export const NO_ENTRIES: Entries = { list: [], spare: [] };

/** One entry per selected box: input is preserved when another box is selected instead. */
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

/** Editing the input clears the refusal. */
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

/** Moves the parcel to another box. */
export const moved = (entries: Entries, from: number, to: number): Entries =>
  changed(entries, from, ({ draft }) => ({ boxId: to, draft }));

/** Removes a parcel from the form together with its input. */
export const without = ({ list, spare }: Entries, boxId: number): Entries => ({
  list: list.filter((entry) => entry.boxId !== boxId),
  spare,
});
