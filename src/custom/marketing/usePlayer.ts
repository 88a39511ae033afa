// Plays pictures one after another with the duration a locker would use.
import { useEffect, useState } from 'react';
import { movesLittle } from '../shared/Sortable/movesLittle.ts';

export interface Player {
  /** The visible picture, zero-based. */
  readonly at: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Moves by this many pictures, wrapping around; the duration restarts. */
  readonly go: (by: number) => void;
}

/** * @param seconds how long a picture is shown; users who prefer reduced motion start it themselves */
export function usePlayer(count: number, seconds: number): Player {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(() => !movesLittle());
  const at = count === 0 ? 0 : place % count;
  const runs = playing && count > 1 && seconds > 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setPlace((at + 1) % count), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [runs, at, count, seconds]);
  return {
    at,
    playing,
    toggle: () => setPlaying((now) => !now),
    go: (by) => setPlace((at + by + count) % Math.max(1, count)),
  };
}
