// How long tests wait. No limit decides whether a test passes: it only ends one that hangs.

/**
 * How long a test waits for something that it expects to come, milliseconds. The product itself never waits so long:
 * tests find its timers by their time.
 */
export const PATIENCE_MS = 31_000;

/** After this time a test or a hook is stopped, milliseconds. */
export const TEST_LIMIT_MS = 180_000;
