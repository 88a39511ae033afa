// What is known of the lockers while a deployment is made: all of them, and those chosen so far.
import { createContext } from 'react';
import type { VersionLocker } from '../../../contract/terminals/versions.ts';

export interface ChosenLockers {
  readonly lockers: readonly VersionLocker[];
  /** Numbers of those that the version goes to. */
  readonly chosen: readonly number[];
}

export const ChosenLockersContext = createContext<ChosenLockers>({ lockers: [], chosen: [] });
