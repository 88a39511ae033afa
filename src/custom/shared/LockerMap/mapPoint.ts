// The props and handles of a map.

/** A position in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlacedLocker extends MapPoint {
  readonly name: string;
}

/** The labels of the map's own controls. */
export interface MapTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The selected point, and how it moves. */
  readonly point: string;
}

/** A rendered map. */
export interface DrawnMap {
  /** Shows the selected point; none without one. */
  setPoint(point: MapPoint | undefined): void;
  setOthers(others: readonly PlacedLocker[]): void;
  /** The centre of the view. */
  middle(): MapPoint;
  remove(): void;
}
