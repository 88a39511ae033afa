// A selection with a maximum number of boxes.
import { PARCELS_PER_RESERVATION_MAX } from '../../../domain/limits.ts';
import { createSelection, type Selection } from '../shared/DoorGrid/selection.ts';

/**
 * * At most five parcels (R9.15): the first boxes stay selected, and `onFull` is called when another is selected.
 */
export function limitedSelection(onFull: (full: boolean) => void): Selection {
  const inner = createSelection();
  const choose = (ids: Iterable<number>) => {
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
