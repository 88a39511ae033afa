// Makes a screenshot small enough for the repository: the same picture in its 256 most used colours.
import { deflateSync } from 'node:zlib';
import { chunk, readPng, type Pixels } from './pngParts.ts';

const COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const colourAt = (rgb: Buffer, at: number) => (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;

const distance = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);

/** The colours of a picture, the most used first. */
function coloursOf({ rgb }: Pixels): number[] {
  const used = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = colourAt(rgb, at);
    used.set(colour, (used.get(colour) ?? 0) + 1);
  }
  return [...used].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
}

/** Each colour's place among the kept ones: its own, or that of the nearest. */
function placesOf(colours: readonly number[], kept: readonly number[]): Map<number, number> {
  const nearest = (colour: number) =>
    kept.reduce(
      (best, one, place) => (distance(one, colour) < distance(kept[best]!, colour) ? place : best),
      0,
    );
  return new Map(
    colours.map((colour, place) => [colour, place < COLOURS ? place : nearest(colour)]),
  );
}

/** One byte a pixel, each row behind a zero that says "no filter". */
function rowsOf({ width, height, rgb }: Pixels, places: Map<number, number>): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = places.get(colourAt(rgb, (y * width + x) * 3))!;
  }
  return rows;
}

function headOf({ width, height }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  head[8] = 8;
  head[9] = 3;
  return head;
}

/** The picture in at most 256 colours. */
export function smallPng(png: Buffer): Buffer {
  const pixels = readPng(png);
  const colours = coloursOf(pixels);
  const kept = colours.slice(0, COLOURS);
  const palette = Buffer.from(
    kept.flatMap((colour) => [16, 8, 0].map((bits) => (colour >> bits) & 255)),
  );
  const rows = deflateSync(rowsOf(pixels, placesOf(colours, kept)), { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(pixels)),
    chunk('PLTE', palette),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
