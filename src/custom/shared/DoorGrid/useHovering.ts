// Decides whose hover card shows: the box under the pointer, under the finger or in focus.
import type { RecordId } from '../../../../domain/recordId.ts';
import { readKey } from './gridBox.ts';
import { useLayoutEffect, type RefObject } from 'react';
import { useFirst } from '../../../ui/useFirst.ts';
import type { Selection } from './useSelected.ts';

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
}

type Id = RecordId | null;

/** Time to move from a box to its card; milliseconds. */
const CROSSING_MS = 150;

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.boxCard') !== null;
}

/**
 * Returns the box whose card shows. Dragging, scrolling, leaving and Escape hide it, and so does selecting by
 * touch, as the card would cover the next box. The pointer may move onto the card to copy its text.
 */
function watchCard(grid: HTMLElement, selection: Selection, onCross: (id: Id) => void): () => void {
  let finger = false;
  let crossing = 0;
  const set = (id: Id) => {
    clearTimeout(crossing);
    onCross(id);
  };
  const hide = () => set(null);
  const hideSoon = () => {
    clearTimeout(crossing);
    crossing = window.setTimeout(hide, CROSSING_MS);
  };
  const show = (event: Event) => {
    if (event instanceof PointerEvent) finger = event.pointerType === 'touch';
    if (inCard(event.target)) return clearTimeout(crossing);
    const cell = cellOf(event.target);
    if (finger && selection.ids().size > 0) hide();
    else if (cell) set(readKey(cell));
    else hideSoon();
  };
  const over = (event: PointerEvent) => {
    if (event.buttons === 0 || event.pointerType === 'touch') show(event);
  };
  const blur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget))) hide();
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && event.pointerType !== 'touch' && !inCard(event.target)) hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  /** Arrow keys scroll a box into view: its card comes back, at its new place, once the page rests. */
  const scroll = () => {
    hide();
    const cell = cellOf(grid.querySelector('[data-box]:focus-visible'));
    if (cell) crossing = window.setTimeout(() => onCross(readKey(cell)), CROSSING_MS);
  };
  const on: [HTMLElement | Window, string, (event: never) => void][] = [
    [grid, 'pointerover', over],
    [grid, 'focusin', show],
    [grid, 'pointerleave', hideSoon],
    [grid, 'focusout', blur],
    [grid, 'pointermove', move],
    [window, 'keydown', key],
    [window, 'scroll', scroll],
  ];
  for (const [where, name, action] of on) where.addEventListener(name, action as EventListener);
  const stop = selection.subscribe(() => {
    if (finger) hide();
  });
  return () => {
    stop();
    clearTimeout(crossing);
    for (const [where, name, action] of on)
      where.removeEventListener(name, action as EventListener);
  };
}

/** The active box, stored outside React so that moves re-render only the card, not the grid. */
export type Hovering = ReturnType<typeof openHovering>;

function openHovering() {
  const listeners = new Set<() => void>();
  let id: Id = null;
  return {
    id: () => id,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCross: (next: Id) => {
      if (next === id) return;
      id = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Listens from mount on: an effect after the paint would miss an immediate focus. */
export function useHovering(grid: RefObject<HTMLElement | null>, selection: Selection) {
  const hovering = useFirst(openHovering);
  useLayoutEffect(
    () => (grid.current ? watchCard(grid.current, selection, hovering.onCross) : undefined),
    [grid, selection, hovering],
  );
  return hovering;
}
