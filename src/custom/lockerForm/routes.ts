// Where this page's links lead.

/** Where a saved locker leads (R2.56). */
export const LOCKER_LIST = '/app/ViewLockers';

/** A step of the page, of a new locker or of one by its id. */
export function stepPlace(step: 1 | 2, lockerId?: number): string {
  const id = lockerId === undefined ? '' : `id=${lockerId}&`;
  return `/app/AddNewLocker?${id}step=${step}`;
}
