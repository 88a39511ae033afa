// Determines the pixels of a picture from its headers, without decoding it.
import { readFile } from 'node:fs/promises';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureSize } from '../../domain/terminals/pictures.ts';

/** Size in bytes of a colour table declared in a packed field. */
const colours = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The position after a sequence of data sub-blocks: each starts with its length, the last is 0. */
function behindData(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** GIF frames have their own sizes, which may exceed the header's: the farthest extent of any frame. */
function reachOfFrames(bytes: Buffer): PictureSize {
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
  return { width, height };
}

/** The pixels needed to draw a picture; undefined if it declares no size and cannot be drawn. */
export async function pictureSize(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height, type } = await imageSizeFromFile(path);
    if (!(width > 0 && height > 0)) return undefined;
    if (type !== 'gif') return { width, height };
    const frames = reachOfFrames(await readFile(path));
    return { width: Math.max(width, frames.width), height: Math.max(height, frames.height) };
  } catch {
    return undefined;
  }
}
