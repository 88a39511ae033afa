// Draws a map without external images: coast lines, lockers as dots, and one movable point.
import * as L from 'leaflet';
import { layMap } from './layMap.ts';
import { lockerDots } from './lockerDots.ts';
import type { MapPoint, MapTexts } from './mapPoint.ts';

/** Zoom for showing a point: from the middle of the island its coast is still in view. */
const CLOSE_ZOOM = 9;
/** How far an arrow key moves the point, in screen pixels. */
const STEP = 10;
/** About ten centimetres: more precise than any locker's location. */
const DECIMALS = 6;

const ARROWS: Readonly<Record<string, L.PointTuple>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

function pointOf(place: L.LatLng): MapPoint {
  const { lat, lng } = place.wrap();
  return { latitude: rounded(Math.max(-90, Math.min(90, lat))), longitude: rounded(lng) };
}

function marker(map: L.Map, messages: MapTexts, onPoint: (point: MapPoint) => void): L.Marker {
  const icon = L.divIcon({ className: 'map-point', iconSize: [28, 36], iconAnchor: [14, 34] });
  const made = L.marker([0, 0], { icon, draggable: true, autoPan: true });
  made.on('dragend', () => onPoint(pointOf(made.getLatLng())));
  made.on('add', () => {
    const element = made.getElement();
    element?.setAttribute('aria-label', messages.point);
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

/** Draws the map into the element; `remove` removes it again. */
export function drawMap(
  element: HTMLElement,
  messages: MapTexts,
  onPoint: (point: MapPoint) => void,
) {
  const { map, remove } = layMap(element, messages);
  const chosen = marker(map, messages, onPoint);
  // A user who sets the point with the pointer already sees its position: the map does not move.
  let byEye = false;
  map.on('click', ({ latlng }) => {
    byEye = true;
    onPoint(pointOf(latlng));
  });
  return {
    /** Shows the selected point; none without one. */
    setPoint: (point: MapPoint | undefined) => {
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
    /** The centre of the view. */
    middle: () => {
      byEye = true;
      return pointOf(map.getCenter());
    },
    remove,
  };
}
