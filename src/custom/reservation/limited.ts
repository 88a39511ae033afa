// A selection of at most so many boxes.
import { PARCELS_PER_RESERVATION_MAX } from '../../../domain/limits.ts';
import { createSelection, type Selection } from '../shared/DoorGrid/selection.ts';

/**
 * At most five parcels (R9.15): the boxes that were chosen first stay, and `onFull` hears when one more
 * was wanted.
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
