// Reads Chromium's trace: the length of each frame, and the share of script in it.

/** A frame, in milliseconds. */
export interface PageLayout {
  /** From its start to the next one's. */
  length: number;
  script: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** CPU time of the thread, independent of the machine's other load; microseconds. */
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

/** Script events not enclosed by another, so that nothing is counted twice. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = event.ts + (event.dur ?? 0);
    return true;
  });
}

/** The frames of the page's main thread, without idle periods. */
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
