// Compresses answers with brotli or gzip, whichever the client prefers.
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { parseAccept } from 'hono/utils/accept';
import type { Bindings } from './bindings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Below this many bytes an answer fits into one packet, compressed or not. */
export const COMPRESSED_FROM_BYTES = 1_024;

/** As fast as gzip, and smaller; the library's default, 11, takes a hundred times as long. */
const QUICK: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotliOnce = promisify<Bytes, BrotliOptions, Buffer>(brotliCompress);
const gzipOnce = promisify<Bytes, Buffer>(gzip);

/** In order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encoding with the highest weight in an Accept-Encoding header, if the client takes any of ours. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((each) => weightOf(each) > 0).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )[0];
}

/** Compresses bytes in memory, off the main thread. */
export const compressed = async (
  bytes: Bytes,
  encoding: Encoding,
  options = QUICK,
): Promise<Bytes> =>
  new Uint8Array(encoding === 'br' ? await brotliOnce(bytes, options) : await gzipOnce(bytes));

/** A stream is a long file: half the processor time of the usual level, which other requests need, for a quarter more bytes. */
const LEVEL = 1;

/** Compresses chunk by chunk. Each is flushed: what was read before a source broke off must arrive. */
function compressor(encoding: Encoding) {
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL },
          flush: constants.BROTLI_OPERATION_FLUSH,
        })
      : createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
  let made: Buffer[] = [];
  encoder.on('data', (part: Buffer) => made.push(part));
  return {
    /** The chunk, or the end, compressed. */
    next: async (chunk: Bytes | undefined): Promise<Bytes> => {
      await new Promise<void>((resolve, reject) => {
        encoder.once('error', reject);
        if (chunk) encoder.write(chunk, () => setImmediate(resolve));
        else encoder.once('end', resolve).end();
      });
      encoder.removeAllListeners('error');
      const bytes = new Uint8Array(Buffer.concat(made));
      made = [];
      return bytes;
    },
    destroy: () => encoder.destroy(),
  };
}

/** Compresses a stream as it is read, beginning with the chunks that were read already. */
function compressedStream(
  read: Bytes[],
  reader: ReadableStreamDefaultReader<Bytes>,
  encoding: Encoding,
): ReadableStream<Bytes> {
  const { next, destroy } = compressor(encoding);
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const chunk = read.shift() ?? (await reader.read()).value;
          controller.enqueue(await next(chunk));
          if (!chunk) controller.close();
        } catch (error) {
          destroy();
          throw error;
        }
      },
      cancel(reason) {
        destroy();
        return reader.cancel(reason);
      },
    },
    // A chunk is read when the one before was taken: an error must not overtake it.
    { highWaterMark: 0 },
  );
}

/** Replaces the body of the response. */
function replaceBody(c: Context<Bindings>, body: Bytes | ReadableStream<Bytes>): void {
  c.res = new Response(body, c.res);
  if (body instanceof ReadableStream) c.res.headers.delete('Content-Length');
  else c.res.headers.set('Content-Length', String(body.length));
}

/** Replaces the body by its encoded form, of which a validator of the original bytes is a weak one. */
function replaceEncoded(
  c: Context<Bindings>,
  encoding: Encoding,
  body: Bytes | ReadableStream<Bytes>,
): void {
  replaceBody(c, body);
  c.res.headers.set('Content-Encoding', encoding);
  const etag = c.res.headers.get('ETag');
  if (etag?.startsWith('"')) c.res.headers.set('ETag', `W/${etag}`);
}

/** A body in memory is one chunk; any other is a stream, which must not be collected. */
async function encode(
  c: Context<Bindings>,
  body: ReadableStream<Bytes>,
  encoding: Encoding,
): Promise<void> {
  const reader = body.getReader();
  const first = (await reader.read()).value ?? new Uint8Array();
  const second = (await reader.read()).value;
  if (second) replaceEncoded(c, encoding, compressedStream([first, second], reader, encoding));
  else if (first.length < COMPRESSED_FROM_BYTES) replaceBody(c, first);
  else replaceEncoded(c, encoding, await compressed(first, encoding));
}

const isCompressible = ({ status, headers }: Response): boolean =>
  status !== 206 &&
  !headers.has('Content-Encoding') &&
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '');

/**
 * Compresses every answer of a compressible type from 1 kB up: in one go if it is in memory, as it is read if it is a
 * stream. Event streams, ranges, and what is compressed already stay as they are.
 */
export const compression: MiddlewareHandler<Bindings> = async (c, next) => {
  await next();
  if (!isCompressible(c.res)) return;
  if (!/accept-encoding/i.test(c.res.headers.get('Vary') ?? ''))
    c.res.headers.append('Vary', 'Accept-Encoding');
  const encoding = encodingFor(c.req.header('Accept-Encoding'));
  if (encoding && c.res.body) await encode(c, c.res.body, encoding);
};
