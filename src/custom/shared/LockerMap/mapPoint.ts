// What a map is given and gives.

/** A place on the earth, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A locker that stands on the map. */
export interface PlacedLocker extends MapPoint {
  readonly name: string;
}

/** What the map's own parts are called. */
export interface MapWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The point that is chosen, and how it is moved. */
  readonly point: string;
}

/** A map as it stands on a page. */
export interface DrawnMap {
  /** Shows the chosen point; none without one. */
  setPoint(point: MapPoint | undefined): void;
  setOthers(others: readonly PlacedLocker[]): void;
  /** The middle of what is seen. */
  middle(): MapPoint;
  remove(): void;
}
