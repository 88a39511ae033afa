// Sends files to a server of the tests as a browser would: whole, or in pieces.
import { createHash } from 'node:crypto';
import { asking, type UploadEndpoint } from '../../../contract/endpoint.ts';
import { uploaded } from '../../../contract/files.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../../domain/limits.ts';
import { routesOf } from '../../../server/http/routesOf.ts';
import { receiveFile } from '../../../server/files/receiveFile.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';

/** A call that takes a picture; the rules of files do not depend on which call it is. */
export const pictures = {
  send: asking('SCREEN_EDIT').upload('/api/test/pictures', {}, uploaded, UPLOAD_FILE_MAX_BYTES),
};

export const pictureRoutes = routesOf(pictures, {
  send: (piece, ask) => receiveFile(ask, 'SCREEN_PICTURE', piece, UPLOAD_FILE_MAX_BYTES),
});

const HEAD = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGM4wcDAwAAiTpw4cQIAGEYEsdfCpQsAAAAASUVORK5CYII=',
  'base64',
);

/** A picture of this many bytes: a small one with bytes behind its end, which no reader minds. */
export function picture(size = HEAD.length): Buffer {
  const bytes = Buffer.alloc(size, 7);
  HEAD.copy(bytes);
  return bytes;
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

interface Sending {
  readonly token: string;
  readonly uploadId: string;
  readonly name?: string;
  readonly pieceBytes?: number;
  /** What is said of the whole; the truth when left out. */
  readonly size?: number;
}

/** A way to send the pieces of one file, each by its number. */
export function piecesOf(
  server: OpenServer,
  endpoint: UploadEndpoint,
  bytes: Buffer,
  { token, uploadId, name = 'town.png', pieceBytes = 1_000, size = bytes.length }: Sending,
) {
  const chunks = Math.ceil(bytes.length / pieceBytes);
  const send = async (chunk: number) => {
    const part = bytes.subarray(chunk * pieceBytes, (chunk + 1) * pieceBytes);
    const file = new File([new Uint8Array(part)], name);
    const fields = { chunk: String(chunk), chunks: String(chunks), size: String(size) };
    const { status, body } = await server.ask(
      endpoint,
      { ...fields, name, uploadId, file },
      { token },
    );
    return { status, body: body as { result?: string | null; code?: string; field?: string } };
  };
  return { chunks, send };
}
