// The one card of the grid: tells of the box under the pointer, under the finger or in focus.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { placeCard } from './placeCard.ts';
import type { Selection } from './selection.ts';

interface HoverCardProps {
  grid: RefObject<HTMLElement | null>;
  selection: Selection;
  /** What to tell of the box; null shows no card. */
  children: (id: number) => ReactNode;
  /** Changes when the boxes do, so that the card keeps its place. */
  drawn: unknown;
}

function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-box]') : null;
}

type Id = number | null;

/**
 * Tells which box's card is to be shown. Dragging, scrolling, leaving and Escape take it away, and so does choosing
 * with a finger: the card would hide what one chooses next.
 */
function watchCard(
  grid: HTMLElement,
  selection: Selection,
  inCard: (to: Node) => boolean,
  tell: (id: Id) => void,
): () => void {
  let finger = false;
  const hide = () => tell(null);
  const show = (event: Event) => {
    if (event instanceof PointerEvent) finger = event.pointerType === 'touch';
    const cell = cellOf(event.target);
    const choosing = finger && selection.ids().size > 0;
    tell(cell && !choosing ? Number(cell.dataset['box']) : null);
  };
  const over = (event: PointerEvent) => {
    if (event.buttons === 0 || event.pointerType === 'touch') show(event);
  };
  const leave = (event: PointerEvent | FocusEvent) => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && (grid.contains(to) || inCard(to)))) hide();
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && event.pointerType !== 'touch') hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const on: [HTMLElement | Window, string, (event: never) => void][] = [
    [grid, 'pointerover', over],
    [grid, 'focusin', show],
    [grid, 'pointerleave', leave],
    [grid, 'focusout', leave],
    [grid, 'pointermove', move],
    [window, 'keydown', key],
    [window, 'scroll', hide],
  ];
  for (const [where, name, act] of on) where.addEventListener(name, act as EventListener);
  const stop = selection.subscribe(() => {
    if (finger) hide();
  });
  return () => {
    stop();
    for (const [where, name, act] of on) where.removeEventListener(name, act as EventListener);
  };
}

/** The card beside its box, never over it. Marks the box it tells of. */
export function HoverCard({ grid, selection, children, drawn }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<Id>(null);
  useEffect(() => {
    const inCard = (to: Node) => card.current?.contains(to) ?? false;
    return grid.current ? watchCard(grid.current, selection, inCard, setId) : undefined;
  }, [grid, selection]);
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
