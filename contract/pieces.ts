// Form fields of a chunked upload.
import { z } from 'zod';
import { UPLOAD_CHUNK_BYTES } from '../domain/limits.ts';
import { digits } from './scalars.ts';

/** Chunk size used by the browser, in bytes; the server accepts any size. */
export const PIECE_BYTES = UPLOAD_CHUNK_BYTES;

/** Form fields arrive as strings. */
const upTo = (most: number) => digits(12).pipe(z.int().max(most));

/** Maximum number of chunks: 10 GB in chunks of 512 KB. */
const PIECES_MAX = 20_000;

/** Client-generated random upload id, the same for all chunks of a file. */
export const uploadId = z.string().regex(/^[\w-]{8,64}$/);

/**
 * Sent beside `file`: the chunk's index (zero-based), the number of chunks, and the file's name, size in bytes and
 * upload id. A form without them contains the whole file.
 */
export const pieces = {
  chunk: upTo(PIECES_MAX).optional(),
  chunks: upTo(PIECES_MAX).optional(),
  name: z.string().max(300).optional(),
  size: upTo(1e12).optional(),
  uploadId: uploadId.optional(),
};

/** A parsed chunk. */
export type Piece = { [K in keyof typeof pieces]?: z.output<(typeof pieces)[K]> };
