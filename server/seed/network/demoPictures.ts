// The demo's pictures: a street with a locker at several times of day, drawn by pixel.
import { createHash } from 'node:crypto';
import { pngOf } from './pngOf.ts';

export interface DemoPicture {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Hex. */
  readonly sha256: string;
}

type Colour = readonly [number, number, number];

const WIDTH = 480;
const HEIGHT = 300;
const GROUND = 236;
/** Height of a sky band of one colour, in pixels. */
const BAND = 30;

/** Sky colours from the top, then ground, cabinet, door, door outline, screen, sun. */
interface Light {
  readonly name: string;
  readonly sky: readonly [Colour, Colour];
  readonly ground: Colour;
  readonly door: Colour;
  readonly sun: readonly [x: number, y: number, colour: Colour];
}

const LIGHTS: readonly Light[] = [
  {
    name: 'morning',
    sky: [
      [126, 178, 204],
      [244, 220, 178],
    ],
    ground: [201, 186, 150],
    door: [236, 240, 239],
    sun: [90, 190, [250, 214, 120]],
  },
  {
    name: 'noon',
    sky: [
      [74, 144, 196],
      [190, 222, 236],
    ],
    ground: [214, 200, 160],
    door: [250, 250, 246],
    sun: [380, 50, [255, 240, 190]],
  },
  {
    name: 'evening',
    sky: [
      [86, 74, 120],
      [236, 148, 104],
    ],
    ground: [140, 112, 100],
    door: [222, 206, 196],
    sun: [400, 200, [255, 170, 90]],
  },
  {
    name: 'night',
    sky: [
      [12, 20, 38],
      [38, 54, 84],
    ],
    ground: [40, 44, 50],
    door: [150, 164, 168],
    sun: [96, 58, [226, 228, 210]],
  },
];

const CABINET: Colour = [12, 92, 99];
const LINE: Colour = [70, 110, 112];
const SCREEN: Colour = [24, 40, 44];

const BANDS = Math.ceil(GROUND / BAND);
const AFTER_SKY = { ground: BANDS, cabinet: BANDS + 1, door: BANDS + 2, line: BANDS + 3 } as const;
const SCREEN_PLACE = BANDS + 4;
const SUN_PLACE = BANDS + 5;

const between = ([from, to]: Light['sky'], share: number): Colour =>
  [0, 1, 2].map((part) =>
    Math.round((from[part] ?? 0) + ((to[part] ?? 0) - (from[part] ?? 0)) * share),
  ) as unknown as Colour;

/** The cabinet: columns of doors, with a screen in the middle one. */
const BOX = { left: 132, top: 84, columns: 6, column: 36, door: 24 } as const;

function cabinetColour(x: number, y: number): number | undefined {
  const right = BOX.left + BOX.columns * BOX.column;
  if (x < BOX.left - 6 || x >= right + 6 || y < BOX.top - 8 || y >= GROUND + 8) return undefined;
  if (x < BOX.left || x >= right || y < BOX.top || y >= GROUND) return AFTER_SKY.cabinet;
  const column = Math.floor((x - BOX.left) / BOX.column);
  const height = BOX.door * (column % 2 === 0 ? 1 : 2);
  const inColumn = (x - BOX.left) % BOX.column;
  const inDoor = (y - BOX.top) % height;
  if (column === 2 && y > BOX.top + 22 && y < BOX.top + 66 && inColumn > 5 && inColumn < 31)
    return SCREEN_PLACE;
  return inColumn < 2 || inDoor < 2 ? AFTER_SKY.line : AFTER_SKY.door;
}

function paint(light: Light): Buffer {
  const sky = Array.from({ length: BANDS }, (_, band) => between(light.sky, band / (BANDS - 1)));
  const [sunX, sunY, sun] = light.sun;
  const colourAt = (x: number, y: number): number => {
    const cabinet = cabinetColour(x, y);
    if (cabinet !== undefined) return cabinet;
    if (y >= GROUND) return AFTER_SKY.ground;
    if ((x - sunX) ** 2 + (y - sunY) ** 2 < 26 ** 2) return SUN_PLACE;
    return Math.floor(y / BAND);
  };
  const colours = [...sky, light.ground, CABINET, light.door, LINE, SCREEN, sun];
  return pngOf({ width: WIDTH, height: HEIGHT, colours, colourAt });
}

/** The pictures; deterministic. */
export const demoPictures = (): readonly DemoPicture[] =>
  LIGHTS.map((light) => {
    const bytes = paint(light);
    return {
      fileId: `demo-picture-${light.name}`,
      name: `locker-${light.name}.png`,
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  });
