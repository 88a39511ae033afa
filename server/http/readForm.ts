// Parses a multipart form with one file: small fields, and a file streamed to disk.
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FileStore, Written } from '../outside/fileStore.ts';
import { writeDown } from '../outside/fileStore.ts';
import type { Received } from './context.ts';
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

/** Allowance for fields and boundaries besides the file, in bytes. */
const FORM_BESIDE_MAX_BYTES = 64 * 1024;
const FIELD_MAX_BYTES = 4 * 1024;
const FIELDS_MAX = 20;

/** A parsed form; `drop` removes what remains of its file. */
export interface Form {
  readonly fields: Record<string, string>;
  readonly file: Received | undefined;
  drop(): Promise<void>;
}

const FORM = 'multipart/form-data';
const isForm = (type: string): boolean => /^multipart\/form-data\s*;/i.test(type.trim());

function parserOf(type: string, largest: number): BusboyInstance {
  const limits = {
    fileSize: largest,
    files: 1,
    fields: FIELDS_MAX,
    fieldSize: FIELD_MAX_BYTES,
    headerPairs: 20,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw badInput('request', 'malformed');
  }
}

/** An exception in a part's handler rejects the form; thrown into the parser it would crash the process. */
const orRefuse =
  <A extends unknown[]>(reject: (error: unknown) => void, work: (...given: A) => void) =>
  (...given: A) => {
    try {
      work(...given);
    } catch (error) {
      reject(error);
    }
  };

/** The form's parts; `ended` rejects when a part is not allowed. */
function partsOf(parser: BusboyInstance, path: string) {
  const fields: Record<string, string> = {};
  const file: { name: string; stream?: BusboyFileStream; writing?: Promise<Written> } = {
    name: '',
  };
  const ended = new Promise<void>((resolve, reject) => {
    // A part may lack its name, and a file its file name, although the parser's types say otherwise.
    const takeField = (field: string | undefined, value: string, _: boolean, valueCut: boolean) => {
      if (field === undefined) throw badInput('request', 'malformed');
      if (valueCut) throw badInput(field, 'tooLong');
      if (Object.hasOwn(fields, field)) throw badInput(field, 'repeated');
      fields[field] = value;
    };
    const takeFile = (
      field: string | undefined,
      stream: BusboyFileStream,
      fileName: string | undefined,
    ) => {
      file.stream = stream;
      stream.on('error', reject);
      stream.on('limit', () => reject(new Problem('FILE_TOO_LARGE', { field: 'file' })));
      if (field === undefined || fileName === undefined) throw badInput('request', 'malformed');
      if (field !== 'file') throw badInput(field, 'unknown');
      // Browsers escape only the quotation mark in file names.
      file.name = fileName.replaceAll('%22', '"');
      file.writing = writeDown(path, stream);
      file.writing.catch(reject);
    };
    parser.on('field', orRefuse(reject, takeField));
    parser.on('file', orRefuse(reject, takeFile));
    parser.on('filesLimit', () => reject(badInput('file', 'repeated')));
    parser.on('fieldsLimit', () => reject(badInput('request', 'tooBig')));
    parser.on('error', () => reject(badInput('request', 'malformed')));
    parser.on('finish', resolve);
  });
  /** Aborts the write to disk; when only the parser ends, the write would hang with its file open. */
  const giveUp = async () => {
    file.stream?.destroy(new Error('The form was refused.'));
    await file.writing?.catch(() => {});
  };
  return { fields, ended, file, giveUp };
}

/** Feeds the body to the parser with backpressure. A truncated body is rejected with BAD_INPUT. */
async function feed(parser: BusboyInstance, body: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const bytes of body) {
      await new Promise<void>((resolve, reject) => {
        parser.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    }
    parser.end();
  } catch {
    throw badInput('request', 'malformed');
  }
}

function received(name: string, written: Written | undefined): Received | undefined {
  if (written?.size === 0) throw new Problem('FILE_EMPTY', { field: 'file' });
  return written && { ...written, name };
}

/**
 * Parses a form. Throws BAD_INPUT, WRONG_CONTENT_TYPE, FILE_TOO_LARGE (more than `largest` bytes) or FILE_EMPTY;
 * a rejected form leaves no file behind.
 */
export async function readForm(request: Request, store: FileStore, largest: number): Promise<Form> {
  const type = request.headers.get('content-type') ?? '';
  if (!isForm(type)) throw new Problem('WRONG_CONTENT_TYPE', { values: { type: FORM } });
  if (Number(request.headers.get('content-length') ?? 0) > largest + FORM_BESIDE_MAX_BYTES)
    throw new Problem('FILE_TOO_LARGE', { field: 'file' });
  if (!request.body) throw badInput('request', 'malformed');
  const parser = parserOf(type, largest);
  const path = await store.temporary();
  const drop = () => rm(path, { force: true });
  const body = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
  const { fields, ended, file, giveUp } = partsOf(parser, path);
  try {
    // A disconnect rejects the first promise, a part that is not allowed the second.
    await Promise.race([ended, feed(parser, body).then(() => ended)]);
    return { fields, file: received(file.name, await file.writing), drop };
  } catch (error) {
    body.destroy();
    parser.destroy();
    await giveUp();
    await drop();
    throw error;
  }
}
