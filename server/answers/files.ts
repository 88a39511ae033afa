// Files: given back under their name or to be shown; and how far an upload has come.
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { files, uploads } from '../../contract/files.ts';
import { holdsAny } from '../../domain/authorities.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { kindOf } from '../outside/fileKinds.ts';
import { uploadOf } from '../work/uploads.ts';

/** A name as headers carry it: plain letters for old readers, all of it for the others (RFC 6266). */
const disposition = (how: 'attachment' | 'inline', name: string): string => {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

/** The file, for whoever may see what it is of. Refuses with NOT_FOUND or NOT_ALLOWED. */
async function readFile({ database, user, files: store }: Ask, fileId: string) {
  const file = await database.db
    .selectFrom('files')
    .selectAll()
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  if (!file) throw new Problem('NOT_FOUND', { field: 'fileId' });
  const { view } = kindOf(file.kind);
  if (!holdsAny(user.authoritySet, view))
    throw new Problem('NOT_ALLOWED', { values: { needs: view.join(', ') } });
  const bytes = await store.read(fileId);
  if (!bytes) throw new Problem('NOT_FOUND', { field: 'fileId' });
  return { ...file, ...bytes };
}

/** The file as a response. Only a picture is ever shown; everything else is to be kept. */
async function give(ask: Ask, fileId: string, shown: boolean): Promise<Response> {
  const { stream, size, name, type } = await readFile(ask, fileId);
  const how = shown && type.startsWith('image/') ? 'inline' : 'attachment';
  const body = Readable.toWeb(stream) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': disposition(how, name),
    },
  });
}

export const fileAnswers = answer(files, {
  download: ({ fileId }, ask) => give(ask, fileId, false),
  preview: ({ fileId }, ask) => give(ask, fileId, true),
});

export const uploadAnswers = answer(uploads, {
  read: async ({ uploadId }, ask) => {
    const upload = await uploadOf(ask, uploadId);
    if (!upload) return { chunks: 0, received: [], result: null };
    const received = await ask.files.pieces(uploadId);
    return { chunks: upload.chunks, received, result: upload.fileId };
  },
});
