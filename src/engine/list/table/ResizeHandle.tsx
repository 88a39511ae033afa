// The right edge of a column's head: sets the column's width by pointer or arrow keys.
import { useCallback, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Resizing, Widths } from './useWidths.ts';

const MIN_WIDTH = 40;
const MAX_WIDTH = 800;
const STEP = 16;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };

const bounded = (width: number) => Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH));

const headWidth = (handle: Element) => handle.parentElement?.getBoundingClientRect().width ?? 0;

/** Widths of all columns as they are now: the others keep theirs when one is set. */
function widthsNow(handle: Element): Widths {
  const heads = [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  return Object.fromEntries(
    heads.map((head) => [head.dataset['column'], head.getBoundingClientRect().width]),
  );
}

/** The actual width of the column, also where the table decides; undefined until it is laid out. */
function useActualWidth() {
  const [actual, setActual] = useState<number>();
  const ref = useCallback((handle: HTMLElement | null) => {
    const head = handle?.parentElement;
    if (!handle || !head) return undefined;
    const sizes = new ResizeObserver(() => setActual(headWidth(handle)));
    sizes.observe(head);
    return () => sizes.disconnect();
  }, []);
  return { ref, actual };
}

interface Props {
  readonly name: string;
  /** The column's label. */
  readonly label: string;
  readonly resizing: Resizing;
}

/** Resizing by pointer: drawn while it moves, set when it is released. */
function startDrag(event: PointerEvent<HTMLElement>, name: string, resizing: Resizing): void {
  if (event.button !== 0) return;
  // Neither selects text nor sorts by the head below.
  event.preventDefault();
  const handle = event.currentTarget;
  handle.focus();
  const before = widthsNow(handle);
  const from = headWidth(handle) - event.clientX;
  const moves = new AbortController();
  const { signal } = moves;
  let drawn: Widths | undefined;
  const move = ({ clientX }: globalThis.PointerEvent) => {
    drawn = { ...resizing.widths, ...before, [name]: bounded(from + clientX) };
    resizing.draw(drawn);
  };
  const end = ({ type }: Event) => {
    moves.abort();
    resizing.draw(undefined);
    if (drawn && type === 'pointerup') resizing.setWidths(drawn);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', end, { signal });
  handle.addEventListener('pointercancel', end, { signal });
}

export default function ResizeHandle({ name, label, resizing }: Props) {
  const translate = useTranslate();
  const { ref, actual } = useActualWidth();
  const { widths, setWidths } = resizing;
  const now = Math.round(actual ?? widths[name] ?? MIN_WIDTH);
  const reset = () => {
    const { [name]: _, ...others } = widths;
    setWidths(others);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (step === undefined) return reset();
    const handle = event.currentTarget;
    const width = bounded(headWidth(handle) + step);
    setWidths({ ...widths, ...widthsNow(handle), [name]: width });
  };
  const values = {
    'aria-valuenow': now,
    'aria-valuemin': MIN_WIDTH,
    'aria-valuemax': MAX_WIDTH,
    'aria-valuetext': translate('engine.columns.pixels', { width: now }),
  };
  return (
    <span
      ref={ref}
      className="grip"
      role="separator"
      tabIndex={0}
      aria-label={translate('engine.columns.width', { name: label })}
      aria-orientation="vertical"
      {...values}
      onPointerDown={(event) => startDrag(event, name, resizing)}
      onDoubleClick={reset}
      onKeyDown={press}
    />
  );
}
