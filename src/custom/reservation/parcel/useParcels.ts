// The parcels of a form: the size, the selected boxes, and the input for each.
import { useEffect, useMemo, useState } from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';
import { useEntered } from '../../../engine/form/kept.ts';
import { type Selection, createSelection } from '../../shared/DoorGrid/useSelected.ts';
import {
  isEntered,
  type ParcelDraft,
  moved,
  NO_ENTRIES,
  withBoxes,
  withDraft,
  without,
  withRefusal,
  type Entry,
  type Refusal,
} from '../draft.ts';
import { PARCELS_PER_RESERVATION_MAX } from '../../../../domain/limits.ts';

/**
 * At most five parcels (R9.15): the first boxes stay selected, and `onFull` is called when another is selected.
 */
export function limitedSelection(
  onFull: (full: boolean) => void,
  first: Iterable<RecordId> = [],
): Selection {
  const inner = createSelection();
  inner.choose(first);
  const choose = (ids: Iterable<RecordId>) => {
    const wanted = [...new Set(ids)];
    onFull(wanted.length > PARCELS_PER_RESERVATION_MAX);
    inner.choose(wanted.slice(0, PARCELS_PER_RESERVATION_MAX));
  };
  return {
    ...inner,
    choose,
    toggle: (id) => {
      const chosen = [...inner.ids()];
      choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
    },
  };
}

/** A box that is booked; the booking stays, whatever happens to the rest of the form. */
export interface BookedBox {
  readonly boxId: RecordId;
  readonly boxName: string;
  readonly parcelNumber: string;
  readonly bookNumber: string | null;
}

export interface Parcels {
  readonly size: string | null;
  readonly selection: Selection;
  readonly entries: readonly Entry[];
  readonly booked: readonly BookedBox[];
  /** The user tried to select more boxes than the form allows. */
  readonly full: boolean;
  /** There is unsaved input. */
  readonly entered: boolean;
  readonly chooseSize: (size: string | null) => void;
  readonly change: (boxId: RecordId, how: (draft: ParcelDraft) => ParcelDraft) => void;
  readonly remove: (boxId: RecordId) => void;
  /** Moves the parcel to another box. */
  readonly move: (from: RecordId, to: RecordId) => void;
  readonly refuse: (boxId: RecordId, refusal: Refusal) => void;
  readonly book: (box: BookedBox) => void;
  /** Another locker: clears the selection and keeps the input for the next selected box. */
  readonly leaveBoxes: () => void;
  readonly clear: () => void;
}

const NONE: readonly BookedBox[] = [];

export function useParcels(): Parcels {
  const [entries, setEntries] = useEntered('entries', NO_ENTRIES);
  const [booked, setBooked] = useEntered<readonly BookedBox[]>('booked', NONE);
  const [full, setFull] = useState(false);
  const [size, setSize] = useEntered<string | null>('size', null);
  const [selection] = useState(() =>
    limitedSelection(
      setFull,
      entries.list.map(({ boxId }) => boxId),
    ),
  );
  useEffect(
    () => selection.subscribe(() => setEntries((now) => withBoxes(now, [...selection.ids()]))),
    [selection, setEntries],
  );
  const actions = useMemo(() => {
    const leaveBoxes = () => selection.choose([]);
    const remove = (boxId: RecordId) => {
      setEntries((now) => without(now, boxId));
      if (selection.ids().has(boxId)) selection.toggle(boxId);
    };
    return {
      leaveBoxes,
      remove,
      chooseSize: (next: string | null) => {
        setSize(next);
        leaveBoxes();
      },
      change: (boxId: RecordId, how: (draft: ParcelDraft) => ParcelDraft) =>
        setEntries((now) => withDraft(now, boxId, how)),
      move: (from: RecordId, to: RecordId) => {
        setEntries((now) => moved(now, from, to));
        selection.choose([...selection.ids()].map((id) => (id === from ? to : id)));
      },
      refuse: (boxId: RecordId, refusal: Refusal) =>
        setEntries((now) => withRefusal(now, boxId, refusal)),
      book: (box: BookedBox) => {
        setBooked((before) => [...before, box]);
        remove(box.boxId);
      },
      clear: () => {
        setEntries(NO_ENTRIES);
        setBooked([]);
        leaveBoxes();
      },
    };
  }, [selection, setEntries, setBooked, setSize]);
  const { list, spare } = entries;
  const entered = list.length > 0 || spare.some(isEntered);
  return { size, selection, entries: list, booked, full, entered, ...actions };
}
