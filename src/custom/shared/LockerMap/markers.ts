// The markers of a network's map: a locker as a symbol filled by use, several as their number; both are buttons.
import * as L from 'leaflet';
import { iconShapes } from '../../../ui/iconShapes.ts';
import type { Situation } from '../../../../domain/lockers/lockers.ts';
import type { MappedLocker } from './mappedLocker.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Sizes in pixels: of a symbol, of a number, and of a number with a sign. */
const SIZE: L.PointTuple = [22, 26];
const GROUP_SIZE: L.PointTuple = [34, 30];
const TROUBLED_SIZE: L.PointTuple = [52, 30];

const SIGNS = { OFFLINE: 'offline', EXCEPTION: 'warn' } as const;
const ABOVE = { ONLINE: 0, EXCEPTION: 1_000, OFFLINE: 2_000 } as const;

function signOf(situation: keyof typeof SIGNS): SVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 16 16');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', iconShapes[SIGNS[situation]].line);
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
    full.style.height = `${fill}%`;
    body.append(full);
  }
  if (situation !== 'ONLINE') body.append(signOf(situation));
  return body;
}

function group(count: number, worst: Situation): HTMLElement {
  const body = document.createElement('span');
  body.className = `map-group ${worst.toLowerCase()}`;
  if (worst !== 'ONLINE') body.append(signOf(worst));
  body.append(String(count));
  return body;
}

interface Pressed {
  readonly label: string;
  readonly onPress: () => void;
}

/** Press, Enter and Space do the same. */
function pressable(marker: L.Marker, { label, onPress }: Pressed): L.Marker {
  marker.on('click', onPress);
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', label);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
  });
  return marker;
}

export function lockerMarker(locker: MappedLocker, at: L.LatLng, onPress: () => void): L.Marker {
  const marker = L.marker(at, {
    icon: L.divIcon({ className: 'map-locker', html: cabinet(locker), iconSize: SIZE }),
    zIndexOffset: ABOVE[locker.situation],
    riseOnHover: true,
  });
  marker.bindTooltip(locker.name, { direction: 'top', offset: [0, -SIZE[1] / 2] });
  return pressable(marker, { label: locker.spoken, onPress });
}

export function groupMarker(
  lockers: readonly MappedLocker[],
  at: L.LatLng,
  pressed: Pressed,
): L.Marker {
  const has = (situation: Situation) => lockers.some((one) => one.situation === situation);
  const worst = (['OFFLINE', 'EXCEPTION'] as const).find(has) ?? 'ONLINE';
  const icon = L.divIcon({
    className: 'map-locker map-cluster',
    html: group(lockers.length, worst),
    iconSize: worst === 'ONLINE' ? GROUP_SIZE : TROUBLED_SIZE,
  });
  return pressable(L.marker(at, { icon, zIndexOffset: ABOVE[worst] }), pressed);
}
