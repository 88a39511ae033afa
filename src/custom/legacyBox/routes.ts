// Routes that the legacy designer links to.

/** The list of legacy lockers. */
export const LIST = '/app/legacyLockers';
