// Presses, focus and the menu key on the grid: one listener each for a thousand boxes.
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import type { CellPlace } from '../../../../../domain/layout/layout.ts';
import { onKey, pressAction } from './keys.ts';
import { placeKey, readPlace } from '../places.ts';
import type { Editing } from '../useEditing.ts';

const placeOf = (target: EventTarget | null): CellPlace | undefined =>
  target instanceof Element
    ? readPlace(target.closest<HTMLElement>('[data-cell]')?.dataset['cell'])
    : undefined;

/** Focuses a place; row -1 is the head of its column. */
export function focusPlace(grid: HTMLElement | null, place: CellPlace): boolean {
  const cell = grid?.querySelector<HTMLElement>(
    place.row < 0 ? `[data-head="${place.column}"]` : `[data-cell="${placeKey(place)}"]`,
  );
  cell?.focus();
  return cell != null;
}

/** Waits until the boxes are laid out anyway, to avoid a forced layout for the focus. Returns the cancel function. */
export function focusSoon(focus: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(focus);
  });
  return () => cancelAnimationFrame(frame);
}

/** Handles the keys of the whole editor. */
export function useKeys(
  editing: Editing,
  root: RefObject<HTMLDivElement | null>,
  grid: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    const editor = root.current;
    const key = (event: KeyboardEvent) => {
      const done = onKey(editing, event, (place) => void focusPlace(grid.current, place));
      if (done) event.preventDefault();
    };
    editor?.addEventListener('keydown', key);
    return () => editor?.removeEventListener('keydown', key);
  }, [editing, root, grid]);
}

/** Listeners for the grid's element. `openMenu` returns whether there is a menu to open at the target. */
export function useGestures(
  editing: Editing,
  grid: RefObject<HTMLDivElement | null>,
  openMenu: (target: EventTarget | null) => boolean,
) {
  const open = useRef(openMenu);
  useLayoutEffect(() => {
    open.current = openMenu;
  });
  const press = useCallback(
    (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-head]'))
        open.current(event.target);
      const at = placeOf(event.target);
      if (!at) return;
      editing.choose(at);
      editing.run(pressAction(editing.now(), at));
      // Not every browser focuses a button when it is pressed.
      if (!grid.current?.contains(document.activeElement)) focusPlace(grid.current, at);
    },
    [editing, grid],
  );
  return useMemo(
    () => ({
      onClick: press,
      onFocus: (event: FocusEvent) => {
        const at = placeOf(event.target);
        if (at) editing.choose(at);
      },
      onContextMenu: (event: MouseEvent) => {
        if (open.current(event.target)) event.preventDefault();
      },
    }),
    [press, editing],
  );
}
