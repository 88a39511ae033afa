// Serves a text that stays the same while the server runs: made and compressed once, on first use.
import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Handler } from 'hono';
import type { Bindings } from './bindings.ts';
import { compressed, COMPRESSED_FROM_BYTES, encodingFor, type Encoding } from './compression.ts';

type Form = Encoding | 'identity';

/** Compressed once and sent often. */
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

type Make = () => string | Promise<string>;

/** The text in each encoding, as it is first requested. */
async function formsOf(make: Make) {
  const bytes = new TextEncoder().encode(await make());
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const made = new Map<Form, ReturnType<typeof compressed>>();
  const inForm = (form: Form) => {
    const known =
      made.get(form) ??
      (form === 'identity' ? Promise.resolve(bytes) : compressed(bytes, form, SMALL));
    made.set(form, known);
    return known;
  };
  return { tag, isShort: bytes.length < COMPRESSED_FROM_BYTES, inForm };
}

/** The handler of a text that `make` returns; the ETag lets `etag` answer 304. */
export function fixedText(type: string, make: Make): Handler<Bindings> {
  let forms: ReturnType<typeof formsOf> | undefined;
  return async (c) => {
    const { tag, isShort, inForm } = await (forms ??= formsOf(make));
    const form = (!isShort && encodingFor(c.req.header('Accept-Encoding'))) || 'identity';
    const bytes = await inForm(form);
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
      ...(form !== 'identity' && { 'Content-Encoding': form }),
    });
  };
}
