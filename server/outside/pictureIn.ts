// The size of a picture in a file, and whether all of it is there.
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { imageSize } from 'image-size';
import type { PictureSize } from '../../domain/terminals/pictures.ts';

/** Size in bytes of a colour table declared in a packed field. */
const colours = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The position after a sequence of data sub-blocks: each starts with its length, the last is 0. */
function behindData(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** GIF frames have their own sizes, which may exceed the header's: the farthest extent of any. */
function reachOfFrames(bytes: Buffer) {
  let [width, height] = [0, 0];
  let at = 13 + colours(bytes.readUInt8(10));
  while (at + 10 <= bytes.length) {
    const block = bytes[at];
    if (block === 0x21) at = behindData(bytes, at + 2);
    else if (block === 0x2c) {
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      at = behindData(bytes, at + 11 + colours(bytes.readUInt8(at + 9)));
    } else break;
  }
  return { width, height, isWhole: bytes[at] === 0x3b };
}

/** Each chunk has its checksum, and the last one ends the picture. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return false;
    const named = bytes.subarray(at + 4, end);
    if (crc32(named) !== bytes.readUInt32BE(end)) return false;
    if (named.toString('latin1', 0, 4) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** An end follows the first scan; behind the end, telephones put previews and videos. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes.readUInt16BE(at) !== 0xffda)
    at += 2 + bytes.readUInt16BE(at + 2);
  return bytes.includes('ffd9', at, 'hex');
}

const isWholeBmp = (bytes: Buffer): boolean => bytes.length >= bytes.readUInt32LE(2);

const WHOLE: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  bmp: isWholeBmp,
};

/** The pixels needed to draw a picture, and whether the file has all of it; undefined if it declares no size. */
export async function pictureIn(
  path: string,
): Promise<(PictureSize & { readonly isWhole: boolean }) | undefined> {
  const bytes = await readFile(path);
  try {
    const { width, height, type = '' } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    if (type !== 'gif') return { width, height, isWhole: WHOLE[type]?.(bytes) ?? true };
    const frames = reachOfFrames(bytes);
    return {
      width: Math.max(width, frames.width),
      height: Math.max(height, frames.height),
      isWhole: frames.isWhole,
    };
  } catch {
    return undefined;
  }
}
