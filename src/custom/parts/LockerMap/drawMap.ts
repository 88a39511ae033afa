// Draws a map without any picture from elsewhere: coast lines, lockers as dots, and one point that can be moved.
import * as L from 'leaflet';
import { readRing } from './coast.ts';
import { CYPRUS } from './cyprus.ts';
import { lockerDots } from './lockerDots.ts';
import type { DrawnMap, MapPoint, MapWords } from './mapPoint.ts';
import 'leaflet/dist/leaflet.css';
import './lockerMap.css';

const CYPRUS_BOUNDS: L.LatLngBoundsLiteral = [
  [34.5, 32.2],
  [35.75, 34.65],
];
/** Below this one sees beyond the island. */
const WORLD_ZOOM = 8;
/** As near as one is brought to a point: from the middle of the island its coast is still in sight. */
const CLOSE_ZOOM = 9;
/** How far an arrow key moves the point, in pixels of the screen. */
const STEP = 10;
/** About ten centimetres: finer than any locker stands. */
const DECIMALS = 6;

const ARROWS: Readonly<Record<string, L.PointTuple>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const coast = (rings: readonly string[], decimals: number) =>
  rings.map((ring) =>
    L.polygon(readRing(ring, decimals), { className: 'coast', interactive: false }),
  );

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

function pointOf(place: L.LatLng): MapPoint {
  const { lat, lng } = place.wrap();
  return { latitude: rounded(Math.max(-90, Math.min(90, lat))), longitude: rounded(lng) };
}

/** Draws the rest of the world once somebody looks at it. */
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

function marker(map: L.Map, words: MapWords, onPoint: (point: MapPoint) => void): L.Marker {
  const icon = L.divIcon({ className: 'map-point', iconSize: [28, 36], iconAnchor: [14, 34] });
  const made = L.marker([0, 0], { icon, draggable: true, autoPan: true });
  made.on('dragend', () => onPoint(pointOf(made.getLatLng())));
  made.on('add', () => {
    const element = made.getElement();
    element?.setAttribute('aria-label', words.point);
    element?.addEventListener('keydown', (event) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const far = event.shiftKey ? 1 : STEP;
      const there = map.project(made.getLatLng()).add([arrow[0] * far, arrow[1] * far]);
      onPoint(pointOf(map.unproject(there)));
    });
  });
  return made;
}

/** Draws the map into the element; `remove` takes it away again. */
export function drawMap(
  element: HTMLElement,
  words: MapWords,
  onPoint: (point: MapPoint) => void,
): DrawnMap {
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
    // Motion is 120 ms in this house, and tests wait for none.
    fadeAnimation: false,
    zoomAnimation: false,
  });
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  drawWorldWhenSeen(map);
  map.fitBounds(CYPRUS_BOUNDS);
  for (const land of coast(CYPRUS, 4)) land.addTo(map);
  const chosen = marker(map, words, onPoint);
  // Whoever puts the point by eye sees where it is already: the map stays as it is.
  let byEye = false;
  map.on('click', ({ latlng }) => {
    byEye = true;
    onPoint(pointOf(latlng));
  });
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resized.observe(element);
  return {
    setPoint: (point) => {
      if (!point) {
        chosen.remove();
        return;
      }
      const first = !map.hasLayer(chosen);
      chosen.setLatLng([point.latitude, point.longitude]).addTo(map);
      if (first && !byEye) map.setView(chosen.getLatLng(), Math.max(map.getZoom(), CLOSE_ZOOM));
      else if (!map.getBounds().contains(chosen.getLatLng())) map.panTo(chosen.getLatLng());
      byEye = false;
    },
    setOthers: lockerDots(map),
    middle: () => {
      byEye = true;
      return pointOf(map.getCenter());
    },
    remove: () => {
      resized.disconnect();
      map.remove();
    },
  };
}
