// A local time as Excel counts it: days since 1900, the time of day as their fraction.
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The serial of 1 January 1970. */
const EPOCH = 25_569;
/** Excel counts a 29 February 1900, so that earlier days differ between programs. */
const FIRST = Date.UTC(1900, 2, 1);
/** The end of the last year it knows. */
const END = Date.UTC(10_000, 0, 1);

/**
 * @param local the local time as if it were UTC, epoch milliseconds
 * @returns undefined if Excel has no serial for it
 */
export function excelSerial(local: number): number | undefined {
  if (!(local >= FIRST && local < END)) return undefined;
  const serial = local / DAY_MS + EPOCH;
  // Never a fraction short of the time: programs that cut it off would show the minute, or the day, before.
  return Math.floor((serial - EPOCH) * DAY_MS) < local ? serial * (1 + Number.EPSILON) : serial;
}
