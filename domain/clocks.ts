// How far a server's own clock may be from the network's before it stops acting by itself.

/** Further off than this, the server is not ready and runs no jobs; milliseconds. */
export const CLOCK_SKEW_MAX_MS = 60_000;

/** Whether a clock that is this far ahead (or behind, below 0) is right. */
export const isClockRight = (skewMs: number): boolean => Math.abs(skewMs) <= CLOCK_SKEW_MAX_MS;
