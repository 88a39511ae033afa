// The props and handles of a network's map.
import type { Situation } from '../../../../domain/lockers/lockers.ts';
import type { MapWords, PlacedLocker } from './mapPoint.ts';

/** A locker as the map of a network draws it. */
export interface MappedLocker extends PlacedLocker {
  readonly lockerId: number;
  readonly situation: Situation;
  /** Taken out of service by staff. */
  readonly disabled: boolean;
  /** The share of its boxes in use, 0 to 1; undefined while unknown. */
  readonly fill: number | undefined;
  /** All of it as text. */
  readonly spoken: string;
}

export type NetworkWords = Pick<MapWords, 'zoomIn' | 'zoomOut'>;

/** A rendered map of a network. */
export interface DrawnNetwork {
  setLockers(lockers: readonly MappedLocker[]): void;
  /** Marks the locker and zooms to it; without one, none is marked. */
  setChosen(lockerId: number | undefined): void;
  remove(): void;
}
