// How presses, drags and keys change the selection: plain functions over the rendered grid.
import {
  boxesBetween,
  boxesWithin,
  type FrontArea,
  type FrontColumn,
} from '../../../../domain/layout/cabinet.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { isTerminal, keyOf, type GridBox } from './gridBox.ts';
import type { Press } from './followPointer.ts';
import type { Selection } from './useSelected.ts';

/** The grid as rendered. */
export interface Drawn<B extends GridBox> {
  columns: readonly FrontColumn<B>[];
  /** Boxes excluded by a filter. */
  dim: (box: B) => boolean;
}

/** A grid's selection state: the selection, and the anchor of a range. */
export interface Choosing<B extends GridBox> {
  drawn: Drawn<B>;
  selection: Selection;
  anchor: RecordId | null;
  /** A press toggles its box and a drag adds to the selection: neither replaces it. */
  adds: boolean;
  /** The selection before the current drag. */
  before: ReadonlySet<RecordId> | null;
}

function idsOf<B extends GridBox>(drawn: Drawn<B>, boxes: readonly B[]): RecordId[] {
  return boxes.filter((box) => !isTerminal(box) && !drawn.dim(box)).map(keyOf);
}

/** The box with this id; undefined when it is no longer rendered. */
export function boxOf<B extends GridBox>(
  { columns }: Drawn<B>,
  id: RecordId | null,
): B | undefined {
  if (id === null) return undefined;
  for (const column of columns) {
    const found = column.boxes.find(({ box }) => keyOf(box) === id);
    if (found) return found.box;
  }
  return undefined;
}

/** Selects from the anchor to this box. */
export function chooseRange<B extends GridBox>(choosing: Choosing<B>, id: RecordId): void {
  const { drawn, selection } = choosing;
  const to = boxOf(drawn, id);
  const from = boxOf(drawn, choosing.anchor) ?? to;
  if (from && to) selection.choose(idsOf(drawn, boxesBetween(drawn.columns, from, to)));
}

/** A press: alone, with Ctrl or with Shift; a tap is a press alone until a long press has selected a second box. */
export function choosePressed<B extends GridBox>(
  choosing: Choosing<B>,
  id: RecordId,
  press: Press,
): void {
  const { selection } = choosing;
  const chosen = selection.ids();
  if (choosing.adds) return selection.toggle(id);
  if (press.range) return chooseRange(choosing, id);
  choosing.anchor = id;
  const adds = press.by === 'touch' ? chosen.size > 1 : press.add || press.by === 'keys';
  if (adds) return selection.toggle(id);
  selection.choose(chosen.size === 1 && chosen.has(id) ? [] : [id]);
}

/** All rendered boxes that no filter excludes. */
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

/** A drag: the boxes the rectangle touches, added to the selection where it started with a modifier key. */
export function chooseWithin<B extends GridBox>(
  { drawn, selection, before }: Choosing<B>,
  area: FrontArea,
): void {
  selection.choose([...(before ?? []), ...idsOf(drawn, boxesWithin(drawn.columns, area))]);
}
