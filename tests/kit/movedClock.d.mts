// The types of movedClock.mjs, which Node loads as it is.
export function moveClock(aheadMs: number): void;
