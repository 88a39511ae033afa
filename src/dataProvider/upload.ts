// Chunked, resumable file upload; received chunks are not sent again after an interruption.
import type { Input, Output, UploadEndpoint } from '../../contract/endpoint.ts';
import { uploads } from '../../contract/files.ts';
import { PIECE_BYTES, type pieces } from '../../contract/pieces.ts';
import { serverAddress } from './address.ts';
import { call, exchange } from './call.ts';
import { supports } from './capabilities.ts';

/** Form fields besides the file and its chunk fields. */
export type UploadFields<E extends UploadEndpoint> = Omit<Input<E>, keyof typeof pieces>;

type Fields = Readonly<Record<string, string | number | undefined>>;

export interface UploadOptions {
  /** Called after each chunk with the bytes that the server has. */
  onProgress?: (sentBytes: number) => void;
  /** Cancels or pauses the upload: it continues later with the same `uploadId`. */
  signal?: AbortSignal;
  /** Id to resume the upload with; a new one by default. */
  uploadId?: string;
  /** Resumes: asks the server for the received chunks, if it announces that feature. */
  again?: boolean;
}

/** The error of R8.16 if a file cannot be split. */
export const canUpload = (): boolean => typeof globalThis.File?.prototype.slice === 'function';

/** A new upload id. (randomUUID requires a secure context.) */
export const newUploadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The chunks the server already has; none if it does not announce that feature. */
async function piecesThere(uploadId: string, signal?: AbortSignal): Promise<Set<number>> {
  if (!supports('uploads')) return new Set();
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
 * Uploads a file in chunks of 512 KB, in sequence, and returns the last response.
 * @throws CallError when the server refuses, fails or is unreachable; AbortError when cancelled
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
    // The last chunk is always sent: its response has the file's id.
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
