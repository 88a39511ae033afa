// The other lockers on the map: grey dots, and the nearest ones' names at close zoom.
import * as L from 'leaflet';
import type { PlacedLocker } from './mapPoint.ts';

/** From this zoom on coasts may be out of view, and names give orientation. */
const NAMES_ZOOM = 9;
const MOST_NAMES = 6;
/** The approximate size of a name on the map, in pixels: per character, and beside it. */
const CHARACTER_PX = 7;
const BESIDE_PX = 24;
const LINE_PX = 20;

/** A name that is always shown is below the selected point. */
const STAYS = { permanent: true, className: 'map-name', pane: 'shadowPane' } as const;

interface Dot {
  readonly name: string;
  readonly mark: L.CircleMarker;
}

const overlap = (one: L.Bounds, others: readonly L.Bounds[]) =>
  others.some((other) => one.intersects(other));

type Side = 'left' | 'right';

/** The area that a name takes on a side of its dot. */
function pageOf({ name }: Dot, at: L.Point, side: Side): L.Bounds {
  const wide = name.length * CHARACTER_PX + BESIDE_PX;
  const far = at.add([side === 'right' ? wide : -wide, LINE_PX / 2]);
  return L.bounds(at.subtract([0, LINE_PX / 2]), far);
}

/** The dots whose names are shown, and where: those in view, nearest to the centre first, without overlaps. */
function named(map: L.Map, dots: readonly Dot[]): Map<Dot, Side> {
  const shown = new Map<Dot, Side>();
  if (map.getZoom() < NAMES_ZOOM) return shown;
  const size = map.getSize();
  const middle = size.divideBy(2);
  const inSight = dots
    .filter(({ mark }) => map.getBounds().contains(mark.getLatLng()))
    .map((dot) => ({ dot, at: map.latLngToContainerPoint(dot.mark.getLatLng()) }))
    .toSorted((one, other) => one.at.distanceTo(middle) - other.at.distanceTo(middle));
  const taken: L.Bounds[] = [];
  for (const { dot, at } of inSight) {
    const side = (pageOf(dot, at, 'right').max?.x ?? 0) > size.x ? 'left' : 'right';
    const room = pageOf(dot, at, side);
    if (shown.size === MOST_NAMES || overlap(room, taken)) continue;
    taken.push(room);
    shown.set(dot, side);
  }
  return shown;
}

/** Draws lockers on the map; the returned function replaces them. */
export function lockerDots(map: L.Map): (lockers: readonly PlacedLocker[]) => void {
  const layer = L.layerGroup().addTo(map);
  let dots: Dot[] = [];
  let shown = new Map<Dot, Side>();
  const write = ({ name, mark }: Dot, side: Side | undefined) =>
    mark.unbindTooltip().bindTooltip(name, side ? { ...STAYS, direction: side } : {});
  const look = () => {
    const now = named(map, dots);
    for (const dot of dots) if (now.get(dot) !== shown.get(dot)) write(dot, now.get(dot));
    shown = now;
    // Leaflet listens for the focus of what has a tooltip, by which Tab would come to each of the nameless dots.
    for (const { mark } of dots) {
      const drawn = mark.getElement();
      if (drawn) L.DomEvent.off(drawn as HTMLElement);
    }
  };
  map.on('moveend resize', look);
  return (lockers) => {
    layer.clearLayers();
    shown = new Map();
    dots = lockers.map(({ name, latitude, longitude }) => ({
      name,
      mark: L.circleMarker([latitude, longitude], { radius: 4, className: 'map-dot' })
        .bindTooltip(name)
        .addTo(layer),
    }));
    look();
  };
}
