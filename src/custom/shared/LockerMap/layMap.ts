// The base map: sea, coast lines, scale and zoom buttons, without external images.
import * as L from 'leaflet';
import { readRing } from './coast.ts';
import { CYPRUS } from './cyprus.ts';
import type { MapWords } from './mapPoint.ts';
import 'leaflet/dist/leaflet.css';
import './lockerMap.css';

const CYPRUS_BOUNDS: L.LatLngBoundsLiteral = [
  [34.5, 32.2],
  [35.75, 34.65],
];
/** Below this zoom the view extends beyond the island. */
const WORLD_ZOOM = 8;

const coast = (rings: readonly string[], decimals: number) =>
  rings.map((ring) =>
    L.polygon(readRing(ring, decimals), { className: 'coast', interactive: false }),
  );

/** Draws the rest of the world once it comes into view. */
function drawWorldWhenSeen(map: L.Map): void {
  const home = L.latLngBounds(CYPRUS_BOUNDS);
  const look = async () => {
    if (map.getZoom() >= WORLD_ZOOM && home.intersects(map.getBounds())) return;
    map.off('moveend', look);
    const { WORLD } = await import('./world.ts');
    // The page may have been left meanwhile.
    if (!map.getContainer().isConnected) return;
    for (const land of coast(WORLD, 1)) land.addTo(map);
  };
  map.on('moveend', look);
}

/** A map, and the function that removes it. */
export interface LaidMap {
  readonly map: L.Map;
  readonly remove: () => void;
}

type Words = Pick<MapWords, 'zoomIn' | 'zoomOut'>;

/** Creates the map in the element; `words` are the labels of its buttons, which are omitted without them. */
export function layMap(
  element: HTMLElement,
  words: Words | undefined,
  options: L.MapOptions,
): LaidMap {
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    minZoom: 2,
    maxZoom: 18,
    zoomSnap: 0.5,
    renderer: new L.SVG(),
    ...options,
    // Motion takes 120 ms here, and tests do not wait for it.
    fadeAnimation: false,
    zoomAnimation: false,
  });
  if (words) {
    L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
    L.control.scale({ imperial: false }).addTo(map);
  }
  drawWorldWhenSeen(map);
  map.fitBounds(CYPRUS_BOUNDS);
  for (const land of coast(CYPRUS, 4)) land.addTo(map);
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resized.observe(element);
  return {
    map,
    remove: () => {
      resized.disconnect();
      map.remove();
    },
  };
}
