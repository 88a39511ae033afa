// Pictures of screen savers: what they may be, how many and how large.
import { UPLOAD_FILE_MAX_BYTES, UPLOAD_QUEUE_MAX, UPLOAD_TOTAL_MAX_BYTES } from '../limits.ts';

/** R5.43, as media types. */
export const PICTURE_TYPES = ['image/gif', 'image/jpeg', 'image/bmp', 'image/png'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** How each begins, byte for byte. */
const BEGINNINGS: readonly [PictureType, readonly number[]][] = [
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/bmp', [0x42, 0x4d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a picture is by its first bytes, whatever it is called; undefined when it is none of the four. */
export const pictureType = (first: Uint8Array): PictureType | undefined =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => first[index] === byte))?.[0];

/** The longest side that a screen's graphics draw in one piece, in pixels. */
export const PICTURE_SIDE_MAX = 16_384;
/** A photo of today's telephones; drawn it takes 200 MB of a screen's memory, however few bytes it has. */
export const PICTURE_PIXELS_MAX = 50_000_000;

export interface PictureSize {
  /** Pixels, like the height. */
  readonly width: number;
  readonly height: number;
}

/** Whether whoever opens the picture would need more memory than a locker's screen has. */
export const exceedsScreen = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) > PICTURE_SIDE_MAX || width * height > PICTURE_PIXELS_MAX;

export type PictureError = 'notPicture' | 'empty' | 'tooLarge' | 'totalTooLarge' | 'tooMany';

/** What of a picture decides whether it may stand in a queue. */
export interface PictureFacts {
  /** Bytes. */
  readonly size: number;
  /** By its content. */
  readonly type: PictureType | undefined;
}

/**
 * Why a picture may not join those that stand in a queue already; undefined when it may.
 * R5.43, R5.44, R9.14.
 * @param sizes of the pictures that are there, in bytes
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

/** Whether files are too large together (R5.44). */
export const exceedsTotal = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) > UPLOAD_TOTAL_MAX_BYTES;
