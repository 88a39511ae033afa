// The fields of a form that carries one piece of a file: which piece, of how many, of what file.
import { z } from 'zod';
import { UPLOAD_CHUNK_BYTES } from '../domain/limits.ts';

/** How large a piece is that the browser sends, in bytes; the server takes pieces of any size. */
export const PIECE_BYTES = UPLOAD_CHUNK_BYTES;

/** Fields of a form are texts. */
const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.int().max(most));

/** Most pieces of one file: 10 GB in pieces of 512 KB. */
const PIECES_MAX = 20_000;

/** What the sender calls its upload: its own random name, the same for every piece of one file. */
export const uploadId = z.string().regex(/^[\w-]{8,64}$/);

/**
 * Beside `file`: which piece it is (from 0), of how many, and the file's name, its size in bytes and the upload it
 * belongs to. A form without them carries the whole file.
 */
export const pieces = {
  chunk: digits(PIECES_MAX).optional(),
  chunks: digits(PIECES_MAX).optional(),
  name: z.string().max(300).optional(),
  size: digits(1e12).optional(),
  uploadId: uploadId.optional(),
};

/** A piece of a file, as its form was read. */
export type Piece = { [K in keyof typeof pieces]?: z.output<(typeof pieces)[K]> };
