// Reproducible random numbers from a seed (mulberry32).

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number;
  /** True with probability `share`, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A waiting time with the given mean: mostly shorter, rarely much longer. */
  wait(mean: number): number;
}

/** A generator; the same seed gives the same sequence. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T,
    wait: (mean) => -Math.log(1 - next()) * mean,
  };
}
