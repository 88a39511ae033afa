// The grid's single hover card, for the box under the pointer, under the finger or in focus.
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Hovering } from './hovering.ts';
import { placeCard } from './placeCard.ts';

interface HoverCardProps {
  grid: RefObject<HTMLElement | null>;
  hovering: Hovering;
  /** The content for the box; null shows no card. */
  children: (id: number) => ReactNode;
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
