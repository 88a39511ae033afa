// Shows the selection on the boxes without React: only changed boxes are touched.
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Selection } from './selection.ts';

function cellsOf(grid: HTMLElement | null): Map<number, Element> {
  const cells = [...(grid?.querySelectorAll('[data-box]') ?? [])];
  return new Map(cells.map((cell) => [Number(cell.getAttribute('data-box')), cell]));
}

/** Synchronizes each box's aria-pressed with the selection, again whenever other boxes are rendered. */
export function usePainting(
  grid: RefObject<HTMLElement | null>,
  selection: Selection,
  drawn: unknown,
): void {
  useLayoutEffect(() => {
    let cells: Map<number, Element> | undefined;
    const press = (id: number, on: boolean) => {
      cells ??= cellsOf(grid.current);
      cells.get(id)?.setAttribute('aria-pressed', String(on));
    };
    let painted = selection.ids();
    for (const id of painted) press(id, true);
    return selection.subscribe(() => {
      const chosen = selection.ids();
      for (const id of painted) if (!chosen.has(id)) press(id, false);
      for (const id of chosen) if (!painted.has(id)) press(id, true);
      painted = chosen;
    });
  }, [grid, selection, drawn]);
}
