// Shows the selection on the boxes without React: only the boxes that changed are touched.
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Selection } from './selection.ts';

function press(cell: Element | undefined, on: boolean): void {
  cell?.setAttribute('aria-pressed', String(on));
}

/** Keeps aria-pressed of each box in step with the selection, anew whenever other boxes are drawn. */
export function usePainting(
  grid: RefObject<HTMLElement | null>,
  selection: Selection,
  drawn: unknown,
): void {
  useLayoutEffect(() => {
    const cells = new Map<number, Element>();
    for (const cell of grid.current?.querySelectorAll('[data-box]') ?? []) {
      cells.set(Number(cell.getAttribute('data-box')), cell);
    }
    let painted: ReadonlySet<number> = selection.ids();
    for (const [id, cell] of cells) press(cell, painted.has(id));
    return selection.subscribe(() => {
      const chosen = selection.ids();
      for (const id of painted) if (!chosen.has(id)) press(cells.get(id), false);
      for (const id of chosen) if (!painted.has(id)) press(cells.get(id), true);
      painted = chosen;
    });
  }, [grid, selection, drawn]);
}
