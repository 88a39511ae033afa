// What the legacy designer says of a locker beyond the locker's own row, and the ids of its cabinets.
import type { Id, Maybe } from './columns.ts';

export interface LegacyLockersTable {
  /** The locker's id. */
  id: number;
  operatorId: Maybe<number>;
  /** ISO 4217. */
  currencyUnit: string;
  smsAccountId: Maybe<number>;
}

export interface LegacyCabinetsTable {
  cabinetId: Id;
  /** The locker's id. */
  id: number;
  /** From the left, from 1; a column of the locker that no legacy call has built has no cabinet. */
  number: number;
}
