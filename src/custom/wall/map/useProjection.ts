// The wall's base map: all of the network in view, and where each place of it is on the screen.
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Point } from '../../../../domain/map/clusters.ts';
import { boundsOf, layMap } from '../../shared/LockerMap/layMap.ts';
import type { MapPoint } from '../../shared/LockerMap/mapPoint.ts';

/** Between the outermost places and the edge, in pixels. */
const MARGIN = 20;
/** A single locker is shown with its surroundings. */
const NEAREST = 12;

/** The map as it is drawn at the moment. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  at(place: MapPoint): Point;
}

/** Draws coast lines into the element; undefined until they are drawn. Draws anew when the element's size changes. */
export function useProjection(
  frame: RefObject<HTMLElement | null>,
  places: readonly MapPoint[],
): Projection | undefined {
  const [projection, setProjection] = useState<Projection>();
  const fit = useRef<() => void>(undefined);
  const shown = useRef(places);
  useEffect(() => {
    if (!frame.current) return undefined;
    const { map, remove } = layMap(frame.current, undefined, {
      dragging: false,
      touchZoom: false,
      boxZoom: false,
      zoomSnap: 0,
    });
    fit.current = () => {
      map.fitBounds(boundsOf(shown.current), { padding: [MARGIN, MARGIN], maxZoom: NEAREST });
      const { x: width, y: height } = map.getSize();
      const at = ({ latitude, longitude }: MapPoint) =>
        map.latLngToContainerPoint([latitude, longitude]);
      setProjection({ width, height, at });
    };
    map.on('resize', fit.current);
    return remove;
  }, [frame]);
  useEffect(() => {
    shown.current = places;
    fit.current?.();
  }, [places]);
  return projection;
}
