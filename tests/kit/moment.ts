// When test runs begin: the demo network, and so its ids, statuses and counts, are the same in each of them.

const [GIVEN, USUAL] = [process.env['TEST_MOMENT'], '2026-05-13T07:00:00Z'];

/** A Wednesday, 10:00 in Nicosia, or the moment in TEST_MOMENT. Epoch milliseconds. */
export const MOMENT = Date.parse(GIVEN ?? USUAL);
if (Number.isNaN(MOMENT)) throw new Error(`TEST_MOMENT=${GIVEN} is no time such as ${USUAL}`);

/** Sets the environment from which every process of the run takes its clock, and its random numbers their seed. */
export function beginRun(isGate: boolean): void {
  process.env['TZ'] ??= 'UTC';
  process.env['CLOCK_AHEAD_MS'] ??= String(MOMENT - Date.now());
  // The gate asks the same in each run; other runs ask something else every day.
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  process.env['PROPERTY_SEED'] ??= isGate ? '20260513' : day;
}
