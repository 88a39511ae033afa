// Draws the network's lockers on the map: those too close together as one number that zooms in when pressed.
import * as L from 'leaflet';
import {
  clustersOf,
  pushedOff,
  type Cluster,
  type Point,
} from '../../../../domain/map/clusters.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { layMap } from './layMap.ts';
import type { MappedLocker, NetworkTexts } from './mappedLocker.ts';
import { groupMarker, lockerMarker } from './markers.ts';
import './networkMap.css';

/** Symbols closer than this, in pixels, would cover each other. */
const RADIUS = 36;
/** Zoom for showing a locker. */
const CLOSE_ZOOM = 11;
const NEAREST = 14;
/** The margin of lockers that are brought into view, in pixels. */
const PADDING = 32;

type Placed = Point & { readonly locker: MappedLocker };

const boundsOf = (lockers: readonly MappedLocker[]) =>
  L.latLngBounds(lockers.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]));

/** Those at one place, side by side: no zoom takes them apart. */
const sideBySide = ({ x, y, members }: Cluster<Placed>): readonly Cluster<Placed>[] =>
  members.map((one, index) => ({
    x: x + (index - (members.length - 1) / 2) * RADIUS,
    y,
    members: [one],
  }));

/** All lockers in view, but no closer than a town. */
function showAll(map: L.Map, lockers: readonly MappedLocker[]): void {
  if (lockers.length === 0) return;
  map.fitBounds(boundsOf(lockers), { padding: [PADDING, PADDING], maxZoom: NEAREST });
}

/** Closer, until the lockers are apart as far as they can be. */
function zoomTo(map: L.Map, lockers: readonly MappedLocker[]): void {
  const bounds = boundsOf(lockers);
  const fitting = map.getBoundsZoom(bounds, false, L.point(2 * PADDING, 2 * PADDING));
  map.setView(bounds.getCenter(), Math.min(map.getMaxZoom(), Math.max(fitting, map.getZoom() + 1)));
}

/** Draws the network into the element; `onChoose` is called with the locker that was pressed. */
export function drawNetwork(
  element: HTMLElement,
  messages: NetworkTexts,
  onChoose: (lockerId: RecordId) => void,
) {
  const { map, remove } = layMap(element, messages);
  const layer = L.layerGroup().addTo(map);
  /** The marker that shows each locker, by itself or with others. */
  const markers = new Map<RecordId, L.Marker>();
  let lockers: readonly MappedLocker[] = [];
  let chosen: RecordId | undefined;

  const add = ({ x, y, members }: Cluster<Placed>) => {
    const at = map.unproject([x, y]);
    const group = members.map(({ locker }) => locker);
    const [only] = group;
    if (!only) return;
    const troubled = group.filter(({ situation }) => situation !== 'ONLINE').length;
    const marker =
      group.length === 1
        ? lockerMarker(only, at, () => onChoose(only.lockerId))
        : groupMarker(group, at, {
            label: messages.group(group.length, troubled),
            onPress: () => zoomTo(map, group),
          });
    marker.addTo(layer);
    for (const { lockerId } of group) markers.set(lockerId, marker);
  };
  const draw = () => {
    const focused = [...markers].find(
      ([, marker]) => marker.getElement() === document.activeElement,
    )?.[0];
    layer.clearLayers();
    markers.clear();
    const placed = lockers.map((locker): Placed => {
      const { x, y } = map.project([locker.latitude, locker.longitude]);
      return { x, y, locker };
    });
    // The chosen one is always drawn by itself.
    const alone = placed.filter(({ locker }) => locker.lockerId === chosen);
    const others = placed.filter(({ locker }) => locker.lockerId !== chosen);
    const clusters = clustersOf(others, RADIUS);
    const apart = map.getZoom() < map.getMaxZoom() ? clusters : clusters.flatMap(sideBySide);
    for (const cluster of apart) add(pushedOff(cluster, alone, RADIUS));
    for (const { x, y, locker } of alone) add({ x, y, members: [{ x, y, locker }] });
    if (chosen !== undefined) markers.get(chosen)?.getElement()?.classList.add('chosen');
    if (focused !== undefined) markers.get(focused)?.getElement()?.focus();
  };
  map.on('zoomend', draw);
  return {
    setLockers: (now: readonly MappedLocker[]) => {
      const idsOf = (rows: readonly MappedLocker[]) => rows.map(({ lockerId }) => lockerId).join();
      // A locker whose state alone changed does not move the view.
      const moves = idsOf(now) !== idsOf(lockers);
      lockers = now;
      if (moves) showAll(map, now);
      draw();
    },
    /** Marks the locker and zooms to it; without one, none is marked. */
    setChosen: (lockerId: RecordId | undefined) => {
      chosen = lockerId;
      const locker = lockers.find((one) => one.lockerId === lockerId);
      if (locker)
        map.setView([locker.latitude, locker.longitude], Math.max(map.getZoom(), CLOSE_ZOOM));
      draw();
    },
    remove,
  };
}
