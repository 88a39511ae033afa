// The selection rectangle over the grid: converts pixels to positions on the front, and shows it.
import type { FrontArea } from '../../../../domain/layout/cabinet.ts';
import type { Point } from './followPointer.ts';

/** The columns' positions in pixels of the grid, and the height of an XS box in pixels. */
export interface Measures {
  columns: { left: number; right: number }[];
  top: number;
  unit: number;
}

/** Measures once, so that no frame of a drag has to. */
export function measure(grid: HTMLElement): Measures {
  const columns = [...grid.querySelectorAll<HTMLElement>('.col')];
  const letter = grid.querySelector<HTMLElement>('.letter');
  const box = grid.querySelector<HTMLElement>('.box');
  const height = Number(box?.style.getPropertyValue('--h'));
  return {
    columns: columns.map(({ offsetLeft, offsetWidth }) => ({
      left: offsetLeft,
      right: offsetLeft + offsetWidth,
    })),
    top: letter ? letter.offsetTop + letter.offsetHeight : 0,
    unit: box && height ? (box.getBoundingClientRect().height + BOX_GAP) / height : 1,
  };
}

/** Between a box and the next one below it, px. */
const BOX_GAP = 4;

function columnAt(columns: Measures['columns'], x: number): number {
  for (const [index, { left, right }] of columns.entries()) {
    if (x <= left) return index;
    if (x < right) return index + (x - left) / (right - left);
  }
  return columns.length;
}

/** The part of the front between two points of the grid. */
export function areaBetween(measures: Measures, from: Point, to: Point): FrontArea {
  const level = (y: number) => (y - measures.top) / measures.unit;
  return {
    left: columnAt(measures.columns, Math.min(from.x, to.x)),
    right: columnAt(measures.columns, Math.max(from.x, to.x)),
    top: level(Math.min(from.y, to.y)),
    bottom: level(Math.max(from.y, to.y)),
  };
}

/** Shows the rectangle between two points; without points it is hidden. */
export function showMarquee(mark: HTMLElement, from?: Point, to?: Point): void {
  mark.hidden = !from;
  if (!from || !to) return;
  mark.style.transform = `translate(${Math.min(from.x, to.x)}px, ${Math.min(from.y, to.y)}px)`;
  mark.style.width = `${Math.abs(from.x - to.x)}px`;
  mark.style.height = `${Math.abs(from.y - to.y)}px`;
}
