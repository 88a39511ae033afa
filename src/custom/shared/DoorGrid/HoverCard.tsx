// The grid's single hover card, for the box under the pointer, under the finger or in focus.
import {
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { Hovering } from './useHovering.ts';

interface Size {
  width: number;
  height: number;
}

interface Area extends Size {
  left: number;
  top: number;
}

/** Outside the box's ring, but no further than the next column, so that the pointer can reach the card. */
const GAP = 6;
const EDGE = 8;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * The top left corner of the card, in window pixels: right of the box, else left of it, else below, else above.
 * @param box the box, @param card the card's size, @param view the window's size; all in CSS pixels
 */
export function placeCard(box: Area, card: Size, view: Size): { left: number; top: number } {
  const right = box.left + box.width + GAP;
  const left = box.left - GAP - card.width;
  const level = clamp(box.top, EDGE, view.height - EDGE - card.height);
  if (right + card.width <= view.width - EDGE) return { left: right, top: level };
  if (left >= EDGE) return { left, top: level };
  const middle = clamp(box.left, EDGE, view.width - EDGE - card.width);
  const below = box.top + box.height + GAP;
  const above = box.top - GAP - card.height;
  return {
    left: middle,
    top: below + card.height <= view.height - EDGE ? below : Math.max(EDGE, above),
  };
}

interface HoverCardProps {
  grid: RefObject<HTMLElement | null>;
  hovering: Hovering;
  /** The content for the box; null shows no card. */
  children: (id: RecordId) => ReactNode;
  /** Changes with the boxes, so that the card is repositioned. */
  drawn: unknown;
}

/** The card beside its box, never over it. Marks its box. */
export function HoverCard({ grid, hovering, children, drawn }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useSyncExternalStore(hovering.subscribe, hovering.id);
  const content = id === null ? null : children(id);
  useLayoutEffect(() => {
    const cell = id === null ? null : grid.current?.querySelector(`[data-box="${id}"]`);
    if (!cell || !card.current) return undefined;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeCard(cell.getBoundingClientRect(), { width, height }, view);
    card.current.style.transform = `translate(${left}px, ${top}px)`;
    cell.classList.add('hover');
    return () => cell.classList.remove('hover');
  }, [grid, id, drawn]);
  if (!content) return null;
  return (
    <div className="boxCard" ref={card} data-testid="box-card">
      {content}
    </div>
  );
}
