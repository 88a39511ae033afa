// The props of a network's map.
import type { Situation } from '../../../../domain/lockers/lockers.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { MapTexts, PlacedLocker } from './mapPoint.ts';

/** A locker as the map of a network draws it. */
export interface MappedLocker extends PlacedLocker {
  readonly lockerId: RecordId;
  readonly situation: Situation;
  /** Taken out of service by staff. */
  readonly disabled: boolean;
  /** Percent of its boxes in use, 0 to 100; undefined while unknown. */
  readonly fill: number | undefined;
  /** All of it as text. */
  readonly spoken: string;
}

export interface NetworkTexts extends Pick<MapTexts, 'zoomIn' | 'zoomOut'> {
  /** The name of several lockers drawn as one, of which some may be in trouble. */
  readonly group: (count: number, troubled: number) => string;
}
