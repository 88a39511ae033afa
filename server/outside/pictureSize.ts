// How many pixels a picture takes to draw, by what its bytes say; nothing is decoded.
import { readFile } from 'node:fs/promises';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { PictureSize } from '../../domain/terminals/pictures.ts';

/** Bytes of a colour table, which a packed field announces. */
const colours = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Behind the blocks of data that begin here: each says its length, the last one 0. */
function behindData(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}

/** A GIF's frames have sizes of their own, which its head need not admit: the farthest that one of them reaches. */
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

/** The pixels that a picture takes to draw; undefined where it does not say, and so cannot be drawn. */
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
