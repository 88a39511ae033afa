// The beginnings of pictures that say how large they are, without the pixels that they speak of.

/** A PNG's signature and head. */
export function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  Buffer.from([8, 2]).copy(bytes, 24);
  bytes.write('IDAT', 37, 'latin1');
  return bytes;
}

/** A BMP's two heads. */
export function bmpHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(40, 14);
  bytes.writeUInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  return bytes;
}

/** A JPEG's start, its mark of JFIF and its frame. */
export function jpegHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).copy(bytes);
  bytes.write('JFIF', 6, 'latin1');
  Buffer.from([0xff, 0xc0, 0, 17, 8]).copy(bytes, 20);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
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
