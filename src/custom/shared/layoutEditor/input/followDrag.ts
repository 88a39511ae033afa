// One pointer over the editor: idle → pressing → dragging. By touch, a drag starts after a rest.

export interface Point {
  x: number;
  y: number;
}

/** The editor's callbacks for pointer events; points are in window coordinates. */
export interface DragActions {
  /** Whether the pressed element can be dragged, and whether touch must rest first. */
  take: (pressed: Element) => 'no' | 'atOnce' | 'afterRest';
  start: (pressed: Element, point: Point) => void;
  /** At most once per frame. */
  move: (point: Point) => void;
  /** Without a point the drag was cancelled. */
  end: (point?: Point) => void;
}

const DRAG_AFTER_PX = 5;
const REST_MS = 350;

type State =
  | { phase: 'idle' }
  | { phase: 'pressing'; at: Point; pressed: Element; rest: number; waits: boolean }
  | { phase: 'dragging'; last: Point; frame: number };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Tracks the pointer over the editor until the returned function is called. */
export function followDrag(root: HTMLElement, actions: DragActions): () => void {
  let state: State = { phase: 'idle' };
  let dragged = false;

  const stop = (point?: Point) => {
    const was = state;
    state = { phase: 'idle' };
    for (const [name, listener] of whilePressed) window.removeEventListener(name, listener, true);
    if (was.phase === 'pressing') clearTimeout(was.rest);
    if (was.phase !== 'dragging') return;
    cancelAnimationFrame(was.frame);
    actions.end(point);
  };
  const draw = () => {
    if (state.phase !== 'dragging') return;
    actions.move(state.last);
    // Every frame, also while the pointer rests: the layout keeps scrolling at its edges.
    state.frame = requestAnimationFrame(draw);
  };
  const begin = (pressed: Element, at: Point) => {
    if (state.phase === 'pressing') clearTimeout(state.rest);
    dragged = true;
    actions.start(pressed, at);
    state = { phase: 'dragging', last: at, frame: requestAnimationFrame(draw) };
  };
  const move = (event: PointerEvent) => {
    const point = pointOf(event);
    if (state.phase === 'dragging') state.last = point;
    if (state.phase !== 'pressing') return;
    const { at, pressed, waits } = state;
    if (Math.hypot(point.x - at.x, point.y - at.y) <= DRAG_AFTER_PX) return;
    // A finger that moves before it rested scrolls.
    if (waits) stop();
    else begin(pressed, point);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state.phase !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const whilePressed: [string, EventListener][] = [
    ['pointermove', (event) => move(event as PointerEvent)],
    ['pointerup', (event) => stop(pointOf(event as PointerEvent))],
    ['pointercancel', () => stop()],
    ['blur', (event) => (event.target === window ? stop() : undefined)],
    ['keydown', (event) => key(event as KeyboardEvent)],
  ];
  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    stop();
    const pressed = event.target;
    const how = actions.take(pressed);
    if (how === 'no') return;
    const at = pointOf(event);
    const waits = how === 'afterRest' && event.pointerType === 'touch';
    const rest = waits ? window.setTimeout(() => begin(pressed, at), REST_MS) : 0;
    state = { phase: 'pressing', at, pressed, rest, waits };
    for (const [name, listener] of whilePressed) window.addEventListener(name, listener, true);
  };
  /** The click that ends a drag does not count; one without a pointer comes from the keyboard. */
  const click = (event: MouseEvent) => {
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const noScroll = (event: Event) => {
    if (state.phase === 'dragging' && event.cancelable) event.preventDefault();
  };
  const menu = (event: Event) => {
    if (state.phase !== 'idle') event.preventDefault();
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('click', click, true);
  root.addEventListener('touchmove', noScroll, { passive: false });
  root.addEventListener('contextmenu', menu, true);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('click', click, true);
    root.removeEventListener('touchmove', noScroll);
    root.removeEventListener('contextmenu', menu, true);
  };
}
