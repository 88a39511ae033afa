// The one card of the grid: tells of the box under the pointer, under the finger or in focus.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { placeCard } from './placeCard.ts';

interface HoverCardProps {
  grid: RefObject<HTMLElement | null>;
  /** What to tell of the box; null shows no card. */
  children: (id: number) => ReactNode;
  /** Changes when the boxes do, so that the card keeps its place. */
  drawn: unknown;
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
}

/** Which box's card is shown; dragging, scrolling away, leaving and Escape take it away. */
function useCardOf(
  grid: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const cabinet = grid.current;
    if (!cabinet) return undefined;
    const show = (event: Event) => {
      const cell = cellOf(event.target);
      if (!(event instanceof PointerEvent && event.buttons > 0))
        setId(cell ? Number(cell.dataset.box) : null);
    };
    const hide = () => setId(null);
    const leave = (event: PointerEvent | FocusEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && (cabinet.contains(to) || card.current?.contains(to)))) hide();
    };
    const move = (event: PointerEvent) => {
      if (event.buttons > 0 && event.pointerType !== 'touch') hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const on: [HTMLElement | Window, string, (event: never) => void][] = [
      [cabinet, 'pointerover', show],
      [cabinet, 'focusin', show],
      [cabinet, 'pointerleave', leave],
      [cabinet, 'focusout', leave],
      [cabinet, 'pointermove', move],
      [window, 'keydown', key],
      [window, 'scroll', hide],
    ];
    for (const [where, name, act] of on)
      where.addEventListener(name, act as EventListener, { passive: true });
    return () => {
      for (const [where, name, act] of on) where.removeEventListener(name, act as EventListener);
    };
  }, [grid, card]);
  return id;
}

/** The card beside its box, never over it. Marks the box it tells of. */
export function HoverCard({ grid, children, drawn }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useCardOf(grid, card);
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
