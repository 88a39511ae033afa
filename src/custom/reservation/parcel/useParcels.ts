// The parcels of a form: a field array that follows the selected boxes.
import { useEffect } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { PARCELS_PER_RESERVATION_MAX } from '../../../../domain/limits.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { type Selection, createSelection } from '../../shared/DoorGrid/useSelected.ts';
import { useFirst } from '../../../ui/useFirst.ts';
import { withBoxes, type Refusal, type ReservationValues } from '../values.ts';

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

export function useParcels({ control, getValues, setValue }: UseFormReturn<ReservationValues>) {
  const { replace } = useFieldArray({ control, name: 'parcels' });
  const selection = useFirst(() =>
    limitedSelection(
      (isFull) => setValue('grid', { isFull }),
      getValues('parcels').map(({ boxId }) => boxId),
    ),
  );
  useEffect(
    () =>
      selection.subscribe(() => {
        const { parcels, spare } = withBoxes(getValues(), [...selection.ids()]);
        setValue('spare', spare);
        replace([...parcels]);
      }),
    [selection, getValues, setValue, replace],
  );
  return {
    selection,
    /** Removes a parcel from the form together with its input. */
    remove: (boxId: RecordId) => {
      replace(getValues('parcels').filter((parcel) => parcel.boxId !== boxId));
      if (selection.ids().has(boxId)) selection.toggle(boxId);
    },
    /** Moves the parcel to another box. */
    move: (from: RecordId, to: RecordId) => {
      const moved = getValues('parcels').map((parcel) =>
        parcel.boxId === from ? { ...parcel, boxId: to, refusal: null } : parcel,
      );
      replace(moved);
      selection.choose(moved.map(({ boxId }) => boxId));
    },
    refuse: (boxId: RecordId, refusal: Refusal) => {
      const index = getValues('parcels').findIndex((parcel) => parcel.boxId === boxId);
      setValue(`parcels.${index}.refusal`, refusal);
    },
    /** Another locker or size: clears the selection and keeps the input for the next selected box. */
    leaveBoxes: () => selection.choose([]),
  };
}
