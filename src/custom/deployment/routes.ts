// Routes that these pages link to.

/** The list of versions. */
export const VERSION_LIST = '/app/versions';

/** The boxes of a locker. */
export const lockerAddress = (lockerId: number): string => `/app/box-info?id=${lockerId}`;
