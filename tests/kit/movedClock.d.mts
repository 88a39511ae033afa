// The types of movedClock.mjs, which Node loads as it is.
export function moveClock(aheadMs: number, stoppedAt?: number): void;
