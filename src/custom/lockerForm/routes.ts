// Routes that this page links to.

/** The page after a save (R2.56). */
export const LOCKER_LIST = '/app/ViewLockers';

/** A step of the page, for a new locker or one by id. */
export function stepPlace(step: 1 | 2, lockerId?: number): string {
  const id = lockerId === undefined ? '' : `id=${lockerId}&`;
  return `/app/AddNewLocker?${id}step=${step}`;
}
