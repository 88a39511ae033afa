// Drop targets in the rendered grid, and how they are marked.
import { readPlace } from '../places.ts';
import type { Spot } from '../doing.ts';
import type { Point } from '../input/followDrag.ts';

/** A drop target with its element. */
export interface DrawnSpot extends Spot {
  element: HTMLElement;
}

/** The part of a box's end that counts as its neighbour's side while a size is dragged, in pixels. */
const EDGE_PX = 8;

function cellNear(column: Element, y: number): HTMLElement | undefined {
  const cells = [...column.querySelectorAll<HTMLElement>('[data-cell]')];
  return cells.find((cell) => y <= cell.getBoundingClientRect().bottom) ?? cells.at(-1);
}

function side(element: HTMLElement, y: number, whole: boolean): Spot['how'] {
  if (element.dataset['open'] !== undefined) return 'on';
  const { top, height } = element.getBoundingClientRect();
  const edge = whole ? Math.min(EDGE_PX, height / 4) : height / 2;
  if (y < top + edge) return 'before';
  return y > top + height - edge ? 'after' : 'on';
}

/**
 * The drop target at a point of the window.
 * @param whole the middle of a box is a target too: a size dropped there changes it
 */
export function spotAt(grid: HTMLElement, { x, y }: Point, whole: boolean): DrawnSpot | undefined {
  const under = document.elementFromPoint(x, y);
  const column = under?.closest('[data-column]');
  if (!under || !column || !grid.contains(column)) return undefined;
  const element = under.closest<HTMLElement>('[data-cell]') ?? cellNear(column, y);
  const at = readPlace(element?.dataset['cell']);
  return element && at && { at, how: side(element, y, whole), element };
}

/** Marks the target: around a box, over the space of a new one, or as a line between two. */
export function markSpot(mark: HTMLElement, grid: HTMLElement, spot?: DrawnSpot, height = 0): void {
  const key = spot ? `${spot.at.column}.${spot.at.row}.${spot.how}` : '';
  if (mark.dataset['spot'] === key) return;
  mark.dataset['spot'] = key;
  mark.hidden = !spot;
  if (!spot) return;
  const box = spot.element.getBoundingClientRect();
  const from = grid.getBoundingClientRect();
  const line = spot.how !== 'on';
  const top = spot.how === 'after' ? box.bottom : line ? box.top - 4 : box.top;
  const high = line ? 4 : spot.element.dataset['open'] === 'end' ? height : box.height;
  mark.classList.toggle('between', line);
  mark.style.transform = `translate(${box.left - from.left}px, ${top - from.top}px)`;
  mark.style.width = `${box.width}px`;
  mark.style.height = `${high}px`;
}

const NEAR_PX = 48;
const STEP_PX = 14;

const pull = (at: number, low: number, high: number): number => {
  if (at < low + NEAR_PX) return -STEP_PX;
  return at > high - NEAR_PX ? STEP_PX : 0;
};

/** Scrolls while something is held near an edge: the grid horizontally, the page vertically. */
export function scrollNear(scroller: HTMLElement, { x, y }: Point): void {
  const { left, right } = scroller.getBoundingClientRect();
  if (x > left - NEAR_PX && x < right + NEAR_PX) scroller.scrollLeft += pull(x, left, right);
  const down = pull(y, 56, window.innerHeight);
  if (down !== 0) window.scrollBy(0, down);
}
