// A locker in trouble as the wall's map names it.
import type { IconName } from '../../../ui/Icon.tsx';
import type { MappedLocker } from '../../shared/LockerMap/mappedLocker.ts';

export interface Named {
  readonly locker: MappedLocker;
  readonly tone: 'alarm' | 'warn';
  readonly icon: IconName;
  /** What is the matter, and for how long. */
  readonly what: string;
}
