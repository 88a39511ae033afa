// Drags sizes and boxes over the grid: only the ghost and the mark move until the drop.
import { useLayoutEffect, type RefObject } from 'react';
import { boxHeight } from '../../../../../domain/layout/cabinet.ts';
import { cellAt, isStanding } from '../../../../../domain/layout/layout.ts';
import { drop, type Dragged } from '../doing.ts';
import { followDrag, type Point } from './followDrag.ts';
import { readPlace } from '../places.ts';
import { markSpot, scrollNear, spotAt } from '../grid/spots.ts';
import type { Editing } from '../useEditing.ts';

export interface DragPlaces {
  /** The whole editor. */
  root: RefObject<HTMLDivElement | null>;
  /** The horizontal scroller. */
  scroller: RefObject<HTMLDivElement | null>;
  /** The container of the columns. */
  grid: RefObject<HTMLDivElement | null>;
  mark: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
}

function draggedOf(editing: Editing, pressed: Element): Dragged | undefined {
  const { sizes, layout } = editing.now();
  const id = pressed.closest<HTMLElement>('[data-size]')?.dataset['size'];
  const size = sizes.find(({ boxTypeId }) => `${boxTypeId}` === id);
  if (size) return { size };
  const from = readPlace(pressed.closest<HTMLElement>('[data-cell]')?.dataset['cell']);
  return from && isStanding(cellAt(layout, from)) ? { from } : undefined;
}

const typeName = (editing: Editing, dragged: Dragged): string =>
  'size' in dragged
    ? dragged.size.name
    : (cellAt(editing.now().layout, dragged.from)?.boxTypeName ?? '');

type Drawn = Record<keyof DragPlaces, HTMLElement>;

function drawnPlaces(places: DragPlaces): Drawn | undefined {
  const drawn = Object.entries(places).map(([name, { current }]) => [name, current] as const);
  const isWhole = drawn.every(([, element]) => element);
  return isWhole ? (Object.fromEntries(drawn) as Drawn) : undefined;
}

function follow(drawn: Drawn, editing: Editing): () => void {
  const { root, scroller, grid, mark, ghost } = drawn;
  let dragged: Dragged | undefined;
  let height = 0;
  const carry = ({ x, y }: Point) => {
    ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
  };
  return followDrag(root, {
    take: (pressed) => {
      const found = draggedOf(editing, pressed);
      if (!found) return 'no';
      return 'size' in found ? 'atOnce' : 'afterRest';
    },
    start: (pressed, point) => {
      dragged = draggedOf(editing, pressed);
      const unit = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--u')) || 1;
      height = dragged ? boxHeight(typeName(editing, dragged)) * unit - 4 : 0;
      ghost.textContent =
        pressed.closest<HTMLElement>('[data-word]')?.dataset['word'] ?? pressed.textContent;
      ghost.style.height = `${height}px`;
      ghost.hidden = false;
      root.dataset['dragging'] = '';
      carry(point);
    },
    move: (point) => {
      carry(point);
      scrollNear(scroller, point);
      markSpot(mark, grid, spotAt(grid, point, dragged !== undefined && 'size' in dragged), height);
    },
    end: (point) => {
      const spot = point && spotAt(grid, point, dragged !== undefined && 'size' in dragged);
      ghost.hidden = true;
      markSpot(mark, grid);
      delete root.dataset['dragging'];
      if (spot && dragged) editing.run(drop(editing.now().layout, dragged, spot));
      dragged = undefined;
    },
  });
}

/** Dragging by mouse and touch, while the layout is editable. */
export function useDragging(places: DragPlaces, editing: Editing, off: boolean): void {
  useLayoutEffect(() => {
    const drawn = off ? undefined : drawnPlaces(places);
    return drawn && follow(drawn, editing);
  }, [places, editing, off]);
}
