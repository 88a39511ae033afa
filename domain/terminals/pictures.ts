// Screen saver pictures: formats, number and size.
import { UPLOAD_FILE_MAX_BYTES, UPLOAD_QUEUE_MAX, UPLOAD_TOTAL_MAX_BYTES } from '../limits.ts';

/** R5.43, as media types. */
export const PICTURE_TYPES = ['image/gif', 'image/jpeg', 'image/bmp', 'image/png'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** The leading bytes of each format. */
const BEGINNINGS: readonly [PictureType, readonly number[]][] = [
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/bmp', [0x42, 0x4d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A picture's format by its leading bytes, whatever its file name; undefined if it is none of the four. */
export const pictureType = (first: Uint8Array): PictureType | undefined =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => first[index] === byte))?.[0];

/** The longest side that a terminal's graphics can draw, in pixels. */
export const PICTURE_SIDE_MAX = 16_384;
/** A photo of current phones; decoded it takes 200 MB of memory, whatever its file size. */
export const PICTURE_PIXELS_MAX = 50_000_000;

export interface PictureSize {
  /** Pixels, like the height. */
  readonly width: number;
  readonly height: number;
}

/** Whether decoding the picture needs more memory than a terminal has. */
export const exceedsScreen = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) > PICTURE_SIDE_MAX || width * height > PICTURE_PIXELS_MAX;

export type PictureError = 'notPicture' | 'empty' | 'tooLarge' | 'totalTooLarge' | 'tooMany';

/** The facts that decide whether a picture may be queued. */
export interface PictureFacts {
  /** Bytes. */
  readonly size: number;
  /** By its content. */
  readonly type: PictureType | undefined;
}

/**
 * Why a picture may not join those already queued; undefined if it may.
 * R5.43, R5.44, R9.14.
 * @param sizes of the queued pictures, in bytes
 */
export function pictureError(
  { size, type }: PictureFacts,
  sizes: readonly number[],
): PictureError | undefined {
  if (size === 0) return 'empty';
  if (type === undefined) return 'notPicture';
  if (size > UPLOAD_FILE_MAX_BYTES) return 'tooLarge';
  if (sizes.length >= UPLOAD_QUEUE_MAX) return 'tooMany';
  return exceedsTotal([...sizes, size]) ? 'totalTooLarge' : undefined;
}

/** Whether files are too large in total (R5.44). */
export const exceedsTotal = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) > UPLOAD_TOTAL_MAX_BYTES;
