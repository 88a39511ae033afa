// The maximum clock difference between a server and the network.

/** With a larger difference, the server is not ready and runs no jobs; milliseconds. */
export const CLOCK_SKEW_MAX_MS = 60_000;

/** Whether a clock with this difference (positive: ahead) is acceptable. */
export const isClockRight = (skewMs: number): boolean => Math.abs(skewMs) <= CLOCK_SKEW_MAX_MS;
