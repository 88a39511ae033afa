// The props of a map.

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
