// Where the legacy designer leads to.

/** The list of legacy lockers. */
export const LIST = '/app/legacyLockers';
