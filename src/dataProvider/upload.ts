// Sends a file in pieces; what arrived is not sent again when the line broke or the server was away.
import type { Input, Output, UploadEndpoint } from '../../contract/endpoint.ts';
import { uploads } from '../../contract/files.ts';
import { PIECE_BYTES, type pieces } from '../../contract/pieces.ts';
import { serverAddress } from './address.ts';
import { call, exchange } from './call.ts';
import { knownCapabilities } from './capabilities.ts';

/** What a form carries beside the file and the fields of its pieces. */
export type UploadFields<E extends UploadEndpoint> = Omit<Input<E>, keyof typeof pieces>;

type Fields = Readonly<Record<string, string | number | undefined>>;

export interface UploadOptions {
  /** Told after each piece: bytes of the file that the server has. */
  onProgress?: (sentBytes: number) => void;
  /** Gives the upload up, or holds it: with the same `uploadId` it goes on where it was. */
  signal?: AbortSignal;
  /** What the upload is called, to go on with it later; a new name when left out. */
  uploadId?: string;
  /** It was begun before: the server is asked which pieces it has, where it announces that it can say so. */
  again?: boolean;
}

/** The error of R8.16 where a file cannot be cut into pieces. */
export const canUpload = (): boolean => typeof globalThis.File?.prototype.slice === 'function';

/** A new name of an upload. (randomUUID is there on secure pages alone.) */
export const newUploadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The pieces that the server has already; none where it does not announce that it can say so. */
async function piecesThere(uploadId: string, signal?: AbortSignal): Promise<Set<number>> {
  if (!knownCapabilities().features.includes('uploads')) return new Set();
  const { received } = await call(uploads.read, { uploadId }, { signal });
  return new Set(received);
}

function formOf(file: File, chunk: number, values: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) form.append(name, String(value));
  const from = chunk * PIECE_BYTES;
  form.append('file', file.slice(from, from + PIECE_BYTES, file.type), file.name);
  return form;
}

/**
 * Sends a file in pieces of 512 KB, one after another, and gives what the last one was answered.
 * @throws CallError when the server refuses, breaks or cannot be reached; AbortError when given up
 */
export async function upload<E extends UploadEndpoint>(
  endpoint: E,
  file: File,
  fields: UploadFields<E>,
  { onProgress, signal, uploadId = newUploadId(), again = false }: UploadOptions = {},
): Promise<Output<E>> {
  const there = again ? await piecesThere(uploadId, signal) : new Set<number>();
  const chunks = Math.max(1, Math.ceil(file.size / PIECE_BYTES));
  let answer: unknown;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    // The last piece is always sent: its answer is the file's.
    if (chunk === chunks - 1 || !there.has(chunk)) {
      const values = {
        ...(fields as Fields),
        chunk,
        chunks,
        name: file.name,
        size: file.size,
        uploadId,
      };
      const body = formOf(file, chunk, values);
      const url = serverAddress() + endpoint.path;
      ({ body: answer } = await exchange({ method: 'POST', url, body }, { signal }));
    }
    onProgress?.(Math.min(file.size, (chunk + 1) * PIECE_BYTES));
  }
  return answer as Output<E>;
}
