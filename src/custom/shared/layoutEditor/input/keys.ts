// The keyboard shortcuts of the editor. Inputs keep their native behaviour.
import { cellAt, type CellPlace } from '../../../../../domain/layout/layout.ts';
import { addBelow, copyBelow, deleteOrRestore, moveBy, put, type Action } from '../doing.ts';
import { placeTowards, readPlace } from '../places.ts';
import type { PaletteSize } from '../props.ts';
import type { Editing, Now } from '../useEditing.ts';

/** The effect of pressing a place with the selected size, or else a place without a box. */
export function pressAction(now: Now, at: CellPlace): Action | undefined {
  if (now.picked) return put(now.layout, at, now.picked);
  const size = sizeToAdd(now, at);
  return cellAt(now.layout, at) || !size ? undefined : put(now.layout, at, size);
}

/** The size of an added box where none is selected: that of the box above, else the last one used, else the first. */
export function sizeToAdd(now: Now, { column, row }: CellPlace): PaletteSize | undefined {
  const { layout, sizes, picked, last } = now;
  const above = layout.columns[column]?.cells.slice(0, row + 1).findLast((cell) => cell !== null);
  const like = sizes.find(
    ({ boxTypeId, name }) => boxTypeId === above?.boxTypeId && name !== 'CONTROL',
  );
  return picked ?? like ?? last ?? sizes[0];
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** Undo, redo and deselecting a size, which work in the whole editor. True when the key was handled. */
function anywhere(editing: Editing, event: KeyboardEvent): boolean {
  const ctrl = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (event.key === 'Escape' && editing.now().picked) editing.pick(null);
  else if (ctrl && key === 'z' && !event.shiftKey) editing.undo();
  else if (ctrl && (key === 'y' || (key === 'z' && event.shiftKey))) editing.redo();
  else return false;
  return true;
}

function actionOf(now: Now, at: CellPlace, event: KeyboardEvent): Action | undefined {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return moveBy(now.layout, at, event.key);
  if (ctrl) return event.key.toLowerCase() === 'd' ? copyBelow(at) : undefined;
  if (/^[1-9]$/.test(event.key)) {
    const size = now.sizes[Number(event.key) - 1];
    return size && put(now.layout, at, size);
  }
  if (event.key === 'Delete' || event.key === 'Backspace') return deleteOrRestore(now.layout, at);
  const size = event.key === 'Insert' ? sizeToAdd(now, at) : undefined;
  return size && addBelow(now.layout, at, size);
}

/** The focused place or column head; heads have the row -1. */
function focused(target: EventTarget | null): CellPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { cell, head } = target.dataset;
  return head === undefined ? readPlace(cell) : { column: Number(head), row: -1 };
}

/** Handles a key; true when the browser's default must be prevented. */
export function onKey(
  editing: Editing,
  event: KeyboardEvent,
  focus: (place: CellPlace) => void,
): boolean {
  if (isField(event.target)) return false;
  if (anywhere(editing, event)) return true;
  const there = focused(event.target);
  if (!there) return false;
  const now = editing.now();
  // The selection is known before the focus moves.
  const at = there.row < 0 ? there : (now.chosen ?? there);
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const to = plain ? placeTowards(now.layout, at, event.key) : undefined;
  if (to) {
    focus(to);
    return true;
  }
  const action = at.row < 0 ? undefined : actionOf(now, at, event);
  if (!action) return false;
  editing.run(action);
  return true;
}
