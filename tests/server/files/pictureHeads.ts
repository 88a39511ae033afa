// Pictures that say how large they are, without the pixels that they speak of.
import { crc32 } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), 8 + data.length);
  return bytes;
};

/** A PNG's signature, its head, and its end. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  Buffer.from([8, 2]).copy(head, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(8)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A BMP's two heads. */
export function bmpHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(64, 2);
  bytes.writeUInt32LE(40, 14);
  bytes.writeUInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  return bytes;
}

/** A JPEG's start, its mark of JFIF, its frame, a scan, its end, and a scan of a video behind it. */
export function jpegHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).copy(bytes);
  bytes.write('JFIF', 6, 'latin1');
  Buffer.from([0xff, 0xc0, 0, 17, 8]).copy(bytes, 20);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  Buffer.from([0xff, 0xda]).copy(bytes, 39);
  Buffer.from([0xff, 0xd9, 0xff, 0xda]).copy(bytes, 60);
  return bytes;
}

type Size = readonly [width: number, height: number];

/** A GIF with a colour table of two, a comment, and frames of these sizes. */
export function gifOf(canvas: Size, ...frames: readonly Size[]): Buffer {
  const sized = ([width, height]: Size) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt16LE(width);
    bytes.writeUInt16LE(height, 2);
    return bytes;
  };
  const head = [Buffer.from('GIF89a'), sized(canvas), Buffer.from([0x80, 0, 0]), Buffer.alloc(6)];
  const comment = Buffer.from([0x21, 0xfe, 2, 0x68, 0x69, 0]);
  const drawn = frames.flatMap((frame) => [
    Buffer.from([0x2c, 0, 0, 0, 0]),
    sized(frame),
    Buffer.from([0x80]),
    Buffer.alloc(6),
    Buffer.from([2, 2, 0x4c, 1, 0]),
  ]);
  return Buffer.concat([...head, comment, ...drawn, Buffer.from([0x3b])]);
}
