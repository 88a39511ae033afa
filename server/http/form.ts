// Reads a form with one file: its fields are few and small, the file goes to the disk while it comes in.
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FileStore, Written } from '../outside/fileStore.ts';
import { writeDown } from '../outside/fileStore.ts';
import type { Received } from './ask.ts';
import { badInput } from './badInput.ts';
import { Problem } from './problem.ts';

/** Room for the fields and borders of a form beside its file, in bytes. */
const FORM_BESIDE_MAX_BYTES = 64 * 1024;
const FIELD_MAX_BYTES = 4 * 1024;
const FIELDS_MAX = 20;

/** A form as it came; `drop` removes what of its file is left. */
export interface Form {
  readonly fields: Record<string, string>;
  readonly file: Received | undefined;
  drop(): Promise<void>;
}

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

/** What the form's parts become; rejects with a refusal where a part is not allowed. */
function partsOf(parser: BusboyInstance, path: string) {
  const fields: Record<string, string> = {};
  let name = '';
  let writing: Promise<Written> | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('field', (field, value, _, valueCut) => {
      if (valueCut) reject(badInput(field, 'tooLong'));
      else if (Object.hasOwn(fields, field)) reject(badInput(field, 'repeated'));
      else fields[field] = value;
    });
    parser.on('file', (field, stream: BusboyFileStream, fileName) => {
      stream.on('limit', () => reject(new Problem('FILE_TOO_LARGE', { field: 'file' })));
      if (field !== 'file') reject(badInput(field, 'unknown'));
      // Browsers write a quotation mark in a name so, and no other sign.
      name = fileName.replaceAll('%22', '"');
      writing = writeDown(path, stream);
      writing.catch(reject);
    });
    parser.on('filesLimit', () => reject(badInput('file', 'repeated')));
    parser.on('fieldsLimit', () => reject(badInput('request', 'tooBig')));
    parser.on('error', () => reject(badInput('request', 'malformed')));
    parser.on('finish', resolve);
  });
  return { fields, ended, file: async () => ({ name, written: await writing }) };
}

function received(name: string, written: Written | undefined): Received | undefined {
  if (written?.size === 0) throw new Problem('FILE_EMPTY', { field: 'file' });
  return written && { ...written, name };
}

/**
 * Reads a form. Refuses with BAD_INPUT, WRONG_CONTENT_TYPE, FILE_TOO_LARGE (more than `largest` bytes) or FILE_EMPTY;
 * of a form that is refused nothing stays.
 */
export async function readForm(request: Request, store: FileStore, largest: number): Promise<Form> {
  const type = request.headers.get('content-type') ?? '';
  if (!isForm(type)) throw new Problem('WRONG_CONTENT_TYPE');
  if (Number(request.headers.get('content-length') ?? 0) > largest + FORM_BESIDE_MAX_BYTES)
    throw new Problem('FILE_TOO_LARGE', { field: 'file' });
  const parser = parserOf(type, largest);
  const path = await store.temporary();
  const drop = () => rm(path, { force: true });
  const body = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
  const parts = partsOf(parser, path);
  // A sender who goes away in the middle has sent no form.
  body.on('error', () => parser.destroy(new Error('The sender has gone.')));
  try {
    body.pipe(parser);
    await parts.ended;
    const { name, written } = await parts.file();
    return { fields: parts.fields, file: received(name, written), drop };
  } catch (error) {
    body.unpipe(parser);
    body.destroy();
    parser.destroy();
    await drop();
    throw error;
  }
}
