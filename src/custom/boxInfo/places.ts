// Where this page's links lead.

/** The list that a locker's page comes from. */
export const LOCKER_LIST = '/app/ViewLockers';
