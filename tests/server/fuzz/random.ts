// Random numbers that are the same for the same seed, so that a failure can be repeated.

export interface Random {
  /** A whole number from 0, smaller than this. */
  below(limit: number): number;
  /** One of them. */
  of<T>(items: readonly T[]): T;
}

/** The generator mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  return { below, of: (items) => items[below(items.length)]! };
}
