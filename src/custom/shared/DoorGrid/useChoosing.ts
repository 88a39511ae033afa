// Connects pointer, keyboard and selection to the rendered grid.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';
import {
  chooseAll,
  choosePressed,
  chooseRange,
  chooseWithin,
  boxOf,
  type Choosing,
  type Drawn,
} from './choosing.ts';
import { keyOf, readKey, type GridBox } from './gridBox.ts';
import { areaBetween, measure, showMarquee, type Measures } from './marquee.ts';
import { boxTowards } from './boxTowards.ts';
import { followPointer } from './followPointer.ts';
import type { Selection } from './useSelected.ts';

interface Places {
  grid: RefObject<HTMLDivElement | null>;
  mark: RefObject<HTMLDivElement | null>;
}

function cellOf(grid: HTMLElement, id: RecordId): HTMLElement | null {
  return grid.querySelector(`[data-box="${id}"]`);
}

/** Moves the grid's single tab stop to this box. */
function moveTabStop(grid: HTMLElement, cell: Element): void {
  for (const other of grid.querySelectorAll('[data-box][tabindex="0"]'))
    other.setAttribute('tabindex', '-1');
  cell.setAttribute('tabindex', '0');
}

function usePointer<B extends GridBox>(
  { grid, mark }: Places,
  choosing: Choosing<B>,
  onDrag: ((on: boolean) => void) | undefined,
): void {
  const dragged = useRef(onDrag);
  useLayoutEffect(() => {
    dragged.current = onDrag;
  });
  useLayoutEffect(() => {
    const [cabinet, rectangle] = [grid.current, mark.current];
    if (!cabinet || !rectangle) return undefined;
    let measures: Measures | null = null;
    return followPointer(cabinet, {
      press: (id, press) => choosePressed(choosing, id, press),
      hold: (id) => {
        choosing.anchor = id;
        choosing.selection.toggle(id);
      },
      pressNothing: () => {
        if (!choosing.adds) choosing.selection.choose([]);
      },
      dragStart: (add) => {
        measures = measure(cabinet);
        choosing.before = add || choosing.adds ? choosing.selection.ids() : null;
        dragged.current?.(true);
      },
      drag: (from, to) => {
        if (!measures) return;
        showMarquee(rectangle, from, to);
        chooseWithin(choosing, areaBetween(measures, from, to));
      },
      dragEnd: () => {
        showMarquee(rectangle);
        dragged.current?.(false);
      },
    });
  }, [grid, mark, choosing]);
}

function onKey<B extends GridBox>(
  choosing: Choosing<B>,
  grid: HTMLElement,
  event: KeyboardEvent,
): boolean {
  const all = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
  if (!choosing.adds && (all || event.key === 'Escape')) {
    if (all) chooseAll(choosing);
    else choosing.selection.choose([]);
    return all;
  }
  const cell =
    event.target instanceof HTMLElement && event.target.dataset.box ? event.target : null;
  const from = cell ? boxOf(choosing.drawn, readKey(cell)) : undefined;
  const to = from && boxTowards(choosing.drawn.columns, from, event.key);
  if (!from || !to) return false;
  if (event.shiftKey && !choosing.adds) {
    choosing.anchor ??= keyOf(from);
    chooseRange(choosing, keyOf(to));
  } else choosing.anchor = keyOf(to);
  cellOf(grid, keyOf(to))?.focus();
  return true;
}

function useKeys<B extends GridBox>({ grid }: Places, choosing: Choosing<B>): void {
  useLayoutEffect(() => {
    const cabinet = grid.current;
    if (!cabinet) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      if (onKey(choosing, cabinet, event)) event.preventDefault();
    };
    const focusIn = (event: FocusEvent) => {
      const cell = event.target instanceof Element ? event.target.closest('[data-box]') : null;
      if (cell) moveTabStop(cabinet, cell);
    };
    cabinet.addEventListener('keydown', keyDown);
    cabinet.addEventListener('focusin', focusIn);
    return () => {
      cabinet.removeEventListener('keydown', keyDown);
      cabinet.removeEventListener('focusin', focusIn);
    };
  }, [grid, choosing]);
}

/** Selection by pointer, touch and keyboard on the rendered grid. */
export function useChoosing<B extends GridBox>(
  places: Places,
  drawn: Drawn<B>,
  selection: Selection,
  { adds = false, onDrag }: { adds?: boolean; onDrag?: ((on: boolean) => void) | undefined },
): void {
  const choosing = useMemo<Choosing<B>>(
    () => ({
      drawn: { columns: [], dim: () => false },
      selection,
      adds,
      anchor: null,
      before: null,
    }),
    [selection, adds],
  );
  useLayoutEffect(() => {
    choosing.drawn = drawn;
    // The grid is always reachable by Tab, also when the last focused box is gone.
    const cabinet = places.grid.current;
    if (!cabinet?.querySelector('[data-box][tabindex="0"]'))
      cabinet?.querySelector('[data-box]')?.setAttribute('tabindex', '0');
  });
  usePointer(places, choosing, onDrag);
  useKeys(places, choosing);
}
