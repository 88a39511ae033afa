// What presses, drags and keys do to the selection. Plain functions over the grid as it is drawn now.
import {
  boxesBetween,
  boxesWithin,
  type FrontArea,
  type FrontColumn,
} from '../../../../domain/layout/cabinet.ts';
import { isTerminal, keyOf, type GridBox } from './gridBox.ts';
import type { Press } from './pointer.ts';
import type { Selection } from './selection.ts';

/** The grid as it is drawn now. */
export interface Drawn<B extends GridBox> {
  columns: readonly FrontColumn<B>[];
  /** Boxes that a filter has put aside. */
  dim: (box: B) => boolean;
}

/** The choosing on one grid: the selection, and the box from which a range is counted. */
export interface Choosing<B extends GridBox> {
  drawn: Drawn<B>;
  selection: Selection;
  anchor: number | null;
  /** A press or a drag always adds to what is chosen, and nothing is given up by the way. */
  adds: boolean;
  /** What was chosen before the drag that is on now. */
  before: ReadonlySet<number> | null;
}

function idsOf<B extends GridBox>(drawn: Drawn<B>, boxes: readonly B[]): number[] {
  return boxes.filter((box) => !isTerminal(box) && !drawn.dim(box)).map(keyOf);
}

/** The box of this id; undefined when it is no longer drawn. */
export function boxOf<B extends GridBox>({ columns }: Drawn<B>, id: number | null): B | undefined {
  if (id === null) return undefined;
  for (const column of columns) {
    const found = column.boxes.find(({ box }) => keyOf(box) === id);
    if (found) return found.box;
  }
  return undefined;
}

/** Chooses from the anchor to this box. */
export function chooseRange<B extends GridBox>(choosing: Choosing<B>, id: number): void {
  const { drawn, selection } = choosing;
  const to = boxOf(drawn, id);
  const from = boxOf(drawn, choosing.anchor) ?? to;
  if (from && to) selection.choose(idsOf(drawn, boxesBetween(drawn.columns, from, to)));
}

/** A press: alone, with Ctrl or with Shift; a finger only chooses once something is chosen. */
export function choosePressed<B extends GridBox>(
  choosing: Choosing<B>,
  id: number,
  press: Press,
): void {
  const { selection } = choosing;
  const chosen = selection.ids();
  if (choosing.adds) return selection.toggle(id);
  if (press.range) return chooseRange(choosing, id);
  if (press.by === 'touch' && chosen.size === 0) return;
  choosing.anchor = id;
  if (press.add || press.by !== 'mouse') return selection.toggle(id);
  selection.choose(chosen.size === 1 && chosen.has(id) ? [] : [id]);
}

/** All boxes that are drawn and not put aside. */
export function chooseAll<B extends GridBox>({ drawn, selection }: Choosing<B>): void {
  selection.choose(
    drawn.columns.flatMap((column) =>
      idsOf(
        drawn,
        column.boxes.map(({ box }) => box),
      ),
    ),
  );
}

/** A drag: what the rectangle touches, added to what was chosen where the drag began with a key held. */
export function chooseWithin<B extends GridBox>(
  { drawn, selection, before }: Choosing<B>,
  area: FrontArea,
): void {
  selection.choose([...(before ?? []), ...idsOf(drawn, boxesWithin(drawn.columns, area))]);
}
