// The base map: sea, coast lines, scale and zoom buttons, without external images.
import * as L from 'leaflet';
import type { MapPoint, MapTexts } from './mapPoint.ts';
import 'leaflet/dist/leaflet.css';
import './lockerMap.css';

/** Rings as coast.ts decodes them, four decimals. */
const CYPRUS: readonly string[] = [
  'mycTi{~R`A~GdBvWgC~YmHvW{Nn^eCfJeBnLcA~YcBfJiD~G{OvWeBnC}PnCcBfAkE?u_@nLgCvEkFnLgDvEkEnCkFnCmG?kFoC{OfJkEfAuL?sJfA_RnLoHnCyNfAsJgAeCwEjFoLzO_QhE_HfCoLa@wWoHoUwMgS}OoL_R_HoIwEkE_HcBgAcAgAcAgA`@oCdBoC`@oCa@wEgC_HeCgJa@oLa@wE`@wE`A_Q`@oLbAgShDgSlGwNfDwNgDwWsJwNyNoLaS_HgVoCei@?}PfAaSvEbAwNrKwWdBoLhEge@aA_l@lGokAdCgJlGg{A_R_oCgWwr@sJ_ZfCo^mGw`@q\\g{AyMwWoIw`@mYo^cB_QmG_c@mGw`@wLwWik@wqBkFoUa@wEbAfA`AfAbAfAbA?|PfAfCfA^nCbAvNbAfAt^v{@~e@~t@naA~eCtK~PxNnL`SfJlGvEfD~G`@vNcBvNa@nLfDnLbTvNrJ~GnIfApo@nChD_H`TwWjEoClGoCjFwEvMgSfCwEhE_HlG_HzOwErJwEnH_HfCwE`@vEa@~PgCvNiEvEeBvEfCv`@hEf\\dBvEfDnChDnCfDvEbAvEeBfJuLvNiDfJcAnLaAnL`@~YbB~GfCnLtLvNjFnCpInCpInCrJ?rJ?fD?bAvEbAnCpJfAdBnCdB~G?fS`@~GfDnCjFvEjEvEbB~GdBfSjF~PdBvNoH~G|P?lG~PlGfn@dB~GbBnCfC~GbA~GiD~k@hD~k@`A~GfC~GbUf\\pIvEjEfAzO?vMgJdB??~t@eB?sKgAo[~PqIfAkF~b@a@nL`@nLnHn^',
];

type LatLng = [latitude: number, longitude: number];

const FIRST_CHARACTER = 63;
const MORE = 0x20;

/** The numbers of a line: five bits at a time, lowest first; the lowest bit of each is its sign. */
function numbersOf(line: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let place = 0; place < line.length; place += 1) {
    const bits = line.charCodeAt(place) - FIRST_CHARACTER;
    value += (bits % MORE) * 2 ** shift;
    shift += 5;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The points of a ring in degrees; `decimals` is the encoded precision. */
function readRing(line: string, decimals: number): LatLng[] {
  const scale = 10 ** decimals;
  const numbers = numbersOf(line);
  const ring: LatLng[] = [];
  let latitude = 0;
  let longitude = 0;
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    latitude += numbers[place] ?? 0;
    longitude += numbers[place + 1] ?? 0;
    ring.push([latitude / scale, longitude / scale]);
  }
  return ring;
}

const CYPRUS_BOUNDS: L.LatLngBoundsLiteral = [
  [34.5, 32.2],
  [35.75, 34.65],
];
/** What shows all of `places`: the whole island where they are on it, otherwise the places alone. */
export function boundsOf(places: readonly MapPoint[]): L.LatLngBounds {
  const island = L.latLngBounds(CYPRUS_BOUNDS);
  const all = L.latLngBounds(
    places.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]),
  );
  return places.length === 0 || island.contains(all) ? island : all;
}

/** Below this zoom the view extends beyond the island. */
const WORLD_ZOOM = 8;

const coast = (rings: readonly string[], decimals: number) =>
  rings.map((ring) =>
    L.polygon(readRing(ring, decimals), { className: 'coast', interactive: false }),
  );

/** Draws the rest of the world once it comes into view. */
function drawWorldWhenVisible(map: L.Map): void {
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

type ZoomLabels = Pick<MapTexts, 'zoomIn' | 'zoomOut'>;

/** Creates the map in the element; `messages` are the labels of its buttons, which are omitted without them. */
export function layMap(
  element: HTMLElement,
  messages: ZoomLabels | undefined,
  options: L.MapOptions = {},
) {
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
  if (messages) {
    L.control.zoom({ zoomInTitle: messages.zoomIn, zoomOutTitle: messages.zoomOut }).addTo(map);
    L.control.scale({ imperial: false }).addTo(map);
  }
  drawWorldWhenVisible(map);
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
