// One pointer over the grid as a state machine: idle → pressing → marquee. Knows boxes by id only.
import type { RecordId } from '../../../../domain/recordId.ts';
import { readKey } from './gridBox.ts';

/** A point in CSS pixels, from the grid's top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** How a box was pressed. */
export interface Press {
  add: boolean;
  range: boolean;
  by: 'mouse' | 'touch' | 'keys';
}

/** The grid's callbacks for pointer events. */
export interface PointerActions {
  press(id: RecordId, press: Press): void;
  /** A long press on a box. */
  hold(id: RecordId): void;
  /** A press outside all boxes. */
  pressNothing(): void;
  dragStart(add: boolean): void;
  /** At most once per frame. */
  drag(from: Point, to: Point): void;
  dragEnd(): void;
}

const DRAG_AFTER_PX = 4;
const HOLD_AFTER_MS = 500;

type State =
  | { phase: 'idle' }
  | { phase: 'pressing'; start: PointerEvent; hold: number }
  | { phase: 'marquee'; from: Point; last: PointerEvent; frame: number };

function boxIdAt(event: Event): RecordId | undefined {
  const cell = event.target instanceof Element ? event.target.closest('[data-box]') : null;
  if (!cell || cell.getAttribute('aria-disabled') === 'true') return undefined;
  return readKey(cell);
}

/** The card overlaps the grid but is not part of it. */
function onCard(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('.boxCard') !== null;
}

function far(start: PointerEvent, now: PointerEvent): boolean {
  return Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > DRAG_AFTER_PX;
}

/** Tracks the pointer over the grid until the returned function is called. */
export function followPointer(grid: HTMLElement, actions: PointerActions): () => void {
  let state: State = { phase: 'idle' };
  let by: Press['by'] = 'mouse';
  let dragged = false;

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = grid.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const draw = () => {
    if (state.phase !== 'marquee') return;
    state.frame = 0;
    actions.drag(state.from, pointOf(state.last));
  };
  const rest = () => {
    if (state.phase === 'pressing') clearTimeout(state.hold);
    if (state.phase === 'marquee') {
      cancelAnimationFrame(state.frame);
      draw();
      actions.dragEnd();
    }
    state = { phase: 'idle' };
    for (const [name, listener] of whilePressed) window.removeEventListener(name, listener);
  };
  const startMarquee = (start: PointerEvent) => {
    state = { phase: 'marquee', from: pointOf(start), last: start, frame: 0 };
    dragged = true;
    actions.dragStart(start.ctrlKey || start.metaKey || start.shiftKey);
  };
  const redraw = () => {
    if (state.phase === 'marquee' && !state.frame) state.frame = requestAnimationFrame(draw);
  };
  const move = (event: PointerEvent) => {
    if (state.phase === 'pressing' && far(state.start, event)) {
      // A moving finger scrolls the page; a mouse draws the rectangle.
      if (by === 'touch') return rest();
      startMarquee(state.start);
    }
    if (state.phase === 'marquee') state.last = event;
    redraw();
  };
  const whilePressed: [string, EventListener][] = [
    ['pointermove', (event) => move(event as PointerEvent)],
    ['pointerup', rest],
    ['pointercancel', rest],
    ['blur', rest],
    ['scroll', redraw],
  ];
  const down = (event: PointerEvent) => {
    dragged = false;
    by = event.pointerType === 'touch' ? 'touch' : 'mouse';
    if (event.button !== 0 || !event.isPrimary || onCard(event)) return;
    rest();
    const id = boxIdAt(event);
    const selectByHolding = () => {
      dragged = true;
      if (id !== undefined) actions.hold(id);
    };
    const hold = by === 'touch' ? window.setTimeout(selectByHolding, HOLD_AFTER_MS) : 0;
    state = { phase: 'pressing', start: event, hold };
    for (const [name, listener] of whilePressed) window.addEventListener(name, listener);
  };
  const click = (event: MouseEvent) => {
    // A click without a pointer comes from the keyboard or a screen reader.
    const keys = event.detail === 0;
    if ((dragged && !keys) || onCard(event)) return;
    const id = boxIdAt(event);
    const press: Press = {
      add: event.ctrlKey || event.metaKey,
      range: event.shiftKey,
      by: keys ? 'keys' : by,
    };
    if (id !== undefined) actions.press(id, press);
    else actions.pressNothing();
  };
  const menu = (event: Event) => {
    if (by === 'touch') event.preventDefault();
  };
  grid.addEventListener('pointerdown', down);
  grid.addEventListener('click', click);
  grid.addEventListener('contextmenu', menu);
  return () => {
    rest();
    grid.removeEventListener('pointerdown', down);
    grid.removeEventListener('click', click);
    grid.removeEventListener('contextmenu', menu);
  };
}
