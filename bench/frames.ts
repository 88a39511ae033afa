// Reads Chromium's trace: how long each frame was, and how much of it was script.

/** A frame, in milliseconds. */
export interface PageLayout {
  /** From its begin to the next one's. */
  length: number;
  script: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of which the thread itself worked, whatever else the machine did; microseconds. */
  tdur?: number;
  tid: number;
  pid: number;
}

const SCRIPT = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'RunMicrotasks',
  'EvaluateScript',
]);
const LONGEST_IDLE_MS = 200;

/** Script events that no other script event encloses, so that nothing is counted twice. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = event.ts + (event.dur ?? 0);
    return true;
  });
}

/** The frames of the page's main thread; waits without anything to draw are left out. */
export function framesOf(trace: string): PageLayout[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const begins = traceEvents
    .filter(({ name }) => name === 'FireAnimationFrame')
    .toSorted((a, b) => a.ts - b.ts);
  const main = begins[0];
  const script = outermost(
    traceEvents
      .filter(
        (event) =>
          event.tid === main?.tid &&
          event.pid === main.pid &&
          event.ph === 'X' &&
          SCRIPT.has(event.name),
      )
      .toSorted((a, b) => a.ts - b.ts),
  );
  return begins.slice(0, -1).flatMap((begin, index) => {
    const next = begins[index + 1]?.ts ?? begin.ts;
    const length = (next - begin.ts) / 1000;
    if (length > LONGEST_IDLE_MS) return [];
    const inside = script.filter(({ ts }) => ts >= begin.ts && ts < next);
    return [
      { length, script: inside.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000 },
    ];
  });
}
