// Locker data for creating a deployment: all lockers, and those selected so far.
import { createContext } from 'react';
import type { VersionLocker } from '../../../contract/terminals/versions.ts';

export interface ChosenLockers {
  readonly lockers: readonly VersionLocker[];
  /** Numbers of the lockers the version goes to. */
  readonly chosen: readonly number[];
}

export const ChosenLockersContext = createContext<ChosenLockers>({ lockers: [], chosen: [] });
