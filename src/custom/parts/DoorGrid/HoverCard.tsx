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

/** Time to go from a box over to its card; milliseconds. */
const CROSSING_MS = 150;

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.boxCard') !== null;
}

/**
 * Tells which box's card is to be shown. Dragging, scrolling, leaving and Escape take it away, and so does choosing
 * with a finger: the card would hide what one chooses next. The pointer may go onto the card to copy what it says.
 */
function watchCard(grid: HTMLElement, selection: Selection, tell: (id: Id) => void): () => void {
  let finger = false;
  let crossing = 0;
  const set = (id: Id) => {
    clearTimeout(crossing);
    tell(id);
  };
  const hide = () => set(null);
  const hideSoon = () => {
    clearTimeout(crossing);
    crossing = window.setTimeout(hide, CROSSING_MS);
  };
  const show = (event: Event) => {
    if (event instanceof PointerEvent) finger = event.pointerType === 'touch';
    if (inCard(event.target)) return clearTimeout(crossing);
    const cell = cellOf(event.target);
    if (finger && selection.ids().size > 0) hide();
    else if (cell) set(Number(cell.dataset['box']));
    else hideSoon();
  };
  const over = (event: PointerEvent) => {
    if (event.buttons === 0 || event.pointerType === 'touch') show(event);
  };
  const blur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && grid.contains(event.relatedTarget))) hide();
  };
  const move = (event: PointerEvent) => {
    if (event.buttons > 0 && event.pointerType !== 'touch' && !inCard(event.target)) hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  const on: [HTMLElement | Window, string, (event: never) => void][] = [
    [grid, 'pointerover', over],
    [grid, 'focusin', show],
    [grid, 'pointerleave', hideSoon],
    [grid, 'focusout', blur],
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
    clearTimeout(crossing);
    for (const [where, name, act] of on) where.removeEventListener(name, act as EventListener);
  };
}

/** The card beside its box, never over it. Marks the box it tells of. */
export function HoverCard({ grid, selection, children, drawn }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<Id>(null);
  useEffect(() => {
    return grid.current ? watchCard(grid.current, selection, setId) : undefined;
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
