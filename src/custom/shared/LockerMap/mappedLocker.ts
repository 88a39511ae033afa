// What the map of a network is given and gives.
import type { Situation } from '../../../../domain/lockers/lockers.ts';
import type { MapWords, PlacedLocker } from './mapPoint.ts';

/** A locker as the map of a network draws it. */
export interface MappedLocker extends PlacedLocker {
  readonly lockerId: number;
  readonly situation: Situation;
  /** Out of service by staff. */
  readonly disabled: boolean;
  /** The part of its boxes that is in use, 0 to 1; undefined while nobody knows. */
  readonly fill: number | undefined;
  /** All of it in words. */
  readonly spoken: string;
}

export type NetworkWords = Pick<MapWords, 'zoomIn' | 'zoomOut'>;

/** The map of a network as it stands on a page. */
export interface DrawnNetwork {
  setLockers(lockers: readonly MappedLocker[]): void;
  /** Marks the locker and brings it near; none is marked without one. */
  setChosen(lockerId: number | undefined): void;
  remove(): void;
}
