// Pictures of screen savers: what may be in the queue.
import { describe, expect, it } from 'vitest';
import { UPLOAD_FILE_MAX_BYTES, UPLOAD_QUEUE_MAX } from '../../../domain/limits.ts';
import { exceedsTotal, pictureError, pictureType } from '../../../domain/terminals/pictures.ts';

const png = 'image/png' as const;

it.each([
  ['image/gif', [...Buffer.from('GIF89a')]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/bmp', [...Buffer.from('BM....')]],
  [png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
  [undefined, [...Buffer.from('<svg')]],
  [undefined, [...Buffer.from('RIFF....WEBP')]],
  [undefined, [...Buffer.from('%PDF')]],
  [undefined, []],
])('the types of pictures, by their content %s (R5.43)', (type, bytes) => {
  expect(pictureType(new Uint8Array(bytes))).toBe(type);
});

describe('the limits of a queue', () => {
  it.each([
    ['a small picture beside another', 1_000, png, [1_000], undefined],
    ['one of exactly 10 MB alone', UPLOAD_FILE_MAX_BYTES, png, [], undefined],
    ['one of more than 10 MB', UPLOAD_FILE_MAX_BYTES + 1, png, [], 'tooLarge'],
    ['one that is too much with the others', 1_000, png, [UPLOAD_FILE_MAX_BYTES], 'totalTooLarge'],
    ['the eleventh', 1, png, Array.from({ length: UPLOAD_QUEUE_MAX }, () => 1), 'tooMany'],
    ['a file of 0 bytes', 0, undefined, [], 'empty'],
    ['what is no picture', 1_000, undefined, [], 'notPicture'],
  ] as const)('%s (R9.14)', (_, size, type, sizes, fault) => {
    expect(pictureError({ size, type }, sizes)).toBe(fault);
  });

  it('10 MB together are not too much, one byte more is (R5.44)', () => {
    expect(exceedsTotal([UPLOAD_FILE_MAX_BYTES / 2, UPLOAD_FILE_MAX_BYTES / 2])).toBe(false);
    expect(exceedsTotal([UPLOAD_FILE_MAX_BYTES, 1])).toBe(true);
  });
});
