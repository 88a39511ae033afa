// The parts of a PNG picture: reads a browser's screenshot into its pixels, writes chunks.
import { crc32, inflateSync } from 'node:zlib';

/** A picture without transparency: three bytes a pixel, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

const SIGNATURE = 8;
const CHANNELS = 3;

/** "Paeth": whichever of left, above and above left is nearest to where they point. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one));
  if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left;
  return toAbove! <= toCorner! ? above : corner;
}

/** What a filter guessed for a byte from those before it; 0: nothing. */
const guesses = [
  () => 0,
  (left: number) => left,
  (_left: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
];

function unfiltered(raw: Buffer, width: number, height: number): Buffer {
  const row = width * CHANNELS;
  const rgb = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const guess = guesses[raw[y * (row + 1)]!]!;
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < CHANNELS ? 0 : rgb[at - CHANNELS]!;
      const above = y === 0 ? 0 : rgb[at - row]!;
      const corner = x < CHANNELS || y === 0 ? 0 : rgb[at - row - CHANNELS]!;
      rgb[at] = raw[y * (row + 1) + 1 + x]! + guess(left, above, corner);
    }
  }
  return rgb;
}

/** Reads a picture of eight bits and three channels, as browsers write their screenshots. */
export function readPng(png: Buffer): Pixels {
  const data: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length));
  }
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  return { width, height, rgb: unfiltered(inflateSync(Buffer.concat(data)), width, height) };
}

/** A chunk with its length, name and check sum. */
export function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
