// Encodes a picture as a PNG with a palette of at most 256 colours.
import { crc32, deflateSync } from 'node:zlib';

export interface Painting {
  readonly width: number;
  readonly height: number;
  /** The colours, `[red, green, blue]` from 0 to 255 each; 256 at most. */
  readonly colours: readonly (readonly [number, number, number])[];
  /** The palette index of a pixel. */
  readonly colourAt: (x: number, y: number) => number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

function head({ width, height }: Painting): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  // Bit depth 8, indexed colour.
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

/** Each row begins with filter type 0 (none). */
function dots({ width, height, colourAt }: Painting): Buffer {
  const bytes = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) bytes[y * (width + 1) + 1 + x] = colourAt(x, y);
  return bytes;
}

/** The bytes of the picture. */
export const pngOf = (painting: Painting): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head(painting)),
    chunk('PLTE', Buffer.from(painting.colours.flat())),
    chunk('IDAT', deflateSync(dots(painting))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
