// Drawing of a cabinet's front, 32 px high, with boxes to scale and faults as spots.
import { memo } from 'react';
import './front.css';

/** Box styles; the stylesheet assigns the colours. */
export const TONES = [
  'expired',
  'open',
  'flagged',
  'reserved',
  'locked',
  'stored',
  'free',
  'control',
] as const;
export type Tone = (typeof TONES)[number];

export interface FrontBox {
  readonly tone: Tone;
  /** Relative to a box of height 1. */
  readonly height: number;
}

export interface Front {
  /** Left to right, each top down. */
  readonly columns: readonly (readonly FrontBox[])[];
  /** False if the current state is unknown: the front is a dashed outline. */
  readonly known: boolean;
}

const HEIGHT = 32;
const WIDE = 6;
const PITCH = 7;

/** One path per tone: a front has eighty boxes, and a list shows a hundred fronts. */
function pathsOf({ columns, known }: Front): Map<Tone | 'unknown', string> {
  const paths = new Map<Tone | 'unknown', string>();
  const highest = Math.max(
    1,
    ...columns.map((column) => column.reduce((sum, box) => sum + box.height, 0)),
  );
  const unit = HEIGHT / highest;
  columns.forEach((column, left) => {
    let top = 0;
    for (const box of column) {
      const high = Math.max(box.height * unit - 0.75, 0.5).toFixed(2);
      const tone = known ? box.tone : 'unknown';
      const rect = `M${left * PITCH} ${(top * unit + 0.25).toFixed(2)}h${WIDE}v${high}h-${WIDE}z`;
      paths.set(tone, (paths.get(tone) ?? '') + rect);
      top += box.height;
    }
  });
  return paths;
}

/** The drawing only; `messages` is its accessible label, without which screen readers skip it. */
export const FrontDrawing = memo(({ front, messages }: { front: Front; messages?: string }) => {
  const width = Math.max(front.columns.length * PITCH - 1, WIDE);
  const named = messages ? { role: 'img', 'aria-label': messages } : { 'aria-hidden': true };
  return (
    <svg
      className="front"
      width={width + 1}
      height={HEIGHT}
      viewBox={`-.5 0 ${width + 1} ${HEIGHT}`}
      {...named}
    >
      {[...pathsOf(front)].map(([tone, path]) => (
        <path key={tone} className={tone} d={path} />
      ))}
    </svg>
  );
});
FrontDrawing.displayName = 'FrontDrawing';
