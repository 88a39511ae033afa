// Tables of the legacy designer: its locker fields beyond the locker row, and its cabinet ids.
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
  /** From the left, starting at 1; a column not built by a legacy call has no cabinet. */
  number: number;
}
