// Draws the network's lockers on the map: symbols filled by use of their boxes, trouble on top.
import * as L from 'leaflet';
import { iconShapes } from '../../../ui/iconShapes.ts';
import { layMap } from './layMap.ts';
import type { DrawnNetwork, MappedLocker, NetworkWords } from './mappedLocker.ts';
import './networkMap.css';

const SVG = 'http://www.w3.org/2000/svg';
/** Sizes of a symbol in pixels: on a page, and for viewing from a distance. */
const SIZE: L.PointTuple = [22, 26];
const FAR_SIZE: L.PointTuple = [30, 36];
/** Zoom for showing a locker. */
const CLOSE_ZOOM = 11;
const NEAREST = 14;

const SIGNS = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;
const ABOVE = { ONLINE: 0, EXCEPTION: 1_000, OFFLINE: 2_000 } as const;

function signOf(name: 'offline' | 'warn'): SVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 16 16');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', iconShapes[name].line);
  sign.append(line);
  return sign;
}

/** The symbol: without a fill where unknown. */
function cabinet({ situation, fill, disabled }: MappedLocker): HTMLElement {
  const body = document.createElement('span');
  body.className = `map-cabinet ${situation.toLowerCase()}${disabled ? ' disabled' : ''}`;
  if (fill !== undefined) {
    const full = document.createElement('span');
    full.className = 'map-full';
    full.style.height = `${Math.round(fill * 100)}%`;
    body.append(full);
  }
  if (situation !== 'ONLINE') body.append(signOf(SIGNS[situation]));
  return body;
}

interface Choosing {
  readonly size: L.PointTuple;
  readonly onChoose: ((lockerId: number) => void) | undefined;
}

function markerOf(locker: MappedLocker, { size, onChoose }: Choosing): L.Marker {
  const icon = L.divIcon({ className: 'map-locker', html: cabinet(locker), iconSize: size });
  const chosen = onChoose !== undefined;
  const marker = L.marker([locker.latitude, locker.longitude], {
    icon,
    interactive: chosen,
    keyboard: chosen,
    zIndexOffset: ABOVE[locker.situation],
    riseOnHover: true,
  });
  if (!onChoose) return marker;
  marker.bindTooltip(locker.name, { direction: 'top', offset: [0, -size[1] / 2] });
  marker.on('click', () => onChoose(locker.lockerId));
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', locker.spoken);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose(locker.lockerId);
    });
  });
  return marker;
}

/** All lockers in view, but no closer than a town. */
function showAll(map: L.Map, lockers: readonly MappedLocker[]): void {
  if (lockers.length === 0) return;
  const places = lockers.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]);
  map.fitBounds(L.latLngBounds(places), { padding: [32, 32], maxZoom: NEAREST });
}

/**
 * * Draws the network into the element.
 * @param words labels of the map's buttons; without them it is read-only, for viewing from a distance
 * @param onChoose called with the pressed locker; without it none can be pressed
 */
export function drawNetwork(
  element: HTMLElement,
  words: NetworkWords | undefined,
  onChoose: ((lockerId: number) => void) | undefined,
): DrawnNetwork {
  const { map, remove } = layMap(element, words, { dragging: words !== undefined });
  const layer = L.layerGroup().addTo(map);
  const markers = new Map<number, L.Marker>();
  const size = words ? SIZE : FAR_SIZE;
  let shown: string | undefined;
  let chosen: number | undefined;
  const mark = () => {
    for (const [lockerId, marker] of markers)
      marker.getElement()?.classList.toggle('chosen', lockerId === chosen);
  };
  return {
    setLockers: (lockers) => {
      const focused = [...markers].find(
        ([, marker]) => marker.getElement() === document.activeElement,
      )?.[0];
      layer.clearLayers();
      markers.clear();
      for (const locker of lockers)
        markers.set(locker.lockerId, markerOf(locker, { size, onChoose }).addTo(layer));
      mark();
      if (focused !== undefined) markers.get(focused)?.getElement()?.focus();
      // A locker whose state alone changed does not move the view.
      const now = lockers.map(({ lockerId }) => lockerId).join();
      if (now !== shown) showAll(map, lockers);
      shown = now;
    },
    setChosen: (lockerId) => {
      chosen = lockerId;
      mark();
      const marker = lockerId === undefined ? undefined : markers.get(lockerId);
      if (marker) map.setView(marker.getLatLng(), Math.max(map.getZoom(), CLOSE_ZOOM));
    },
    remove,
  };
}
