// Renders a layout with many changed columns over several frames, nearest first, to avoid long frames.
import { useEffect, useState } from 'react';

/** Columns rendered per frame: some forty boxes each. */
const COLUMNS_A_FRAME = 2;

interface Shown {
  column: unknown;
  letter: string;
  goesOn: boolean;
  errors: string;
}

const same = (one: Shown | undefined, other: Shown): boolean =>
  one !== undefined &&
  one.column === other.column &&
  one.letter === other.letter &&
  one.goesOn === other.goesOn &&
  one.errors === other.errors;

interface Pace<Column> {
  wanted: readonly Column[];
  drawn: readonly Column[];
}

/** Adds some columns to those rendered; a column that was never rendered does not wait. */
function advance<Column extends Shown>(
  { wanted, drawn }: Pace<Column>,
  near: number,
): Pace<Column> {
  const late = wanted
    .flatMap((column, at) => (drawn[at] && !same(drawn[at], column) ? [at] : []))
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))
    .slice(COLUMNS_A_FRAME);
  if (late.length === 0) return { wanted, drawn: wanted };
  const waits = new Set(late);
  const next = wanted.map((column, at) => (waits.has(at) ? (drawn[at] ?? column) : column));
  return { wanted, drawn: next };
}

/** The columns to render now: changes near the current column immediately, those further away in the next frames. */
export function usePaced<Column extends Shown>(
  wanted: readonly Column[],
  near: number,
): readonly Column[] {
  const [pace, setPace] = useState<Pace<Column>>({ wanted, drawn: wanted });
  const now = pace.wanted === wanted ? pace : advance({ wanted, drawn: pace.drawn }, near);
  if (now !== pace) setPace(now);
  useEffect(() => {
    if (now.drawn === now.wanted) return undefined;
    const frame = requestAnimationFrame(() => setPace((one) => advance(one, near)));
    return () => cancelAnimationFrame(frame);
  }, [now, near]);
  return now.drawn;
}
