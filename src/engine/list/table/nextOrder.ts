// The order after a press on a column's head: reversed if already sorted by it, else newest or first.
type Order = 'ASC' | 'DESC';

/** @param now the current order by this column, if any */
export const nextOrder = (by: string, now: Order | undefined): Order =>
  now === undefined ? (by.endsWith('Time') ? 'DESC' : 'ASC') : now === 'ASC' ? 'DESC' : 'ASC';
