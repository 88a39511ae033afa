// Tables of locker groups and their lockers.
import type { Id, Maybe, Stamps } from './columns.ts';

export interface LockerGroupsTable extends Stamps {
  id: Id;
  name: string;
  description: Maybe<string>;
}

export interface LockerGroupLockersTable {
  lockerGroupId: number;
  lockerId: number;
}
