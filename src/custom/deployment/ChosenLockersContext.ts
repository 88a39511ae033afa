// Data shared by the fields of a new deployment: the lockers, those selected, and how to set its times.
import { createContext } from 'react';
import type { VersionLocker } from '../../../contract/terminals/versions.ts';
import type { RecordId } from '../../../domain/recordId.ts';

export interface ChosenLockers {
  readonly lockers: readonly VersionLocker[];
  /** Numbers of the lockers the version goes to. */
  readonly chosen: readonly RecordId[];
  /** Sets upgrade and failure time, epoch milliseconds. */
  readonly setTimes: (times: { readonly from: number; readonly until: number }) => void;
}

export const ChosenLockersContext = createContext<ChosenLockers>({
  lockers: [],
  chosen: [],
  setTimes: () => undefined,
});
