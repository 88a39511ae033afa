// Serves a stored file as a download or inline, if the caller may read files of its purpose.
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { RequestContext } from '../http/context.ts';
import { purposeOf, type PurposeName } from '../outside/filePurposes.ts';
import { Problem } from '../system/problem.ts';

/** A file name for Content-Disposition: an ASCII fallback and the full name (RFC 6266). */
const disposition = (how: 'attachment' | 'inline', name: string): string => {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

/** Checks access to a file of this purpose; throws to refuse. */
type MayRead = (purpose: PurposeName) => boolean;

/** Files of own collections are only served by their own endpoint, which checks the permission for the records. */
const byPurpose =
  ({ user }: RequestContext): MayRead =>
  (purpose) => {
    const { view } = purposeOf(purpose);
    if (view && !holdsAny(user.authoritySet, view))
      throw new Problem('NOT_ALLOWED', { values: { needs: view.join(', ') } });
    return view !== undefined;
  };

async function readFile(
  { database, files: store }: RequestContext,
  fileId: string,
  mayRead: MayRead,
) {
  const file = await database.db
    .selectFrom('files')
    .selectAll()
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  if (!file || !mayRead(file.purpose)) throw new Problem('NOT_FOUND', { field: 'fileId' });
  const bytes = await store.read(fileId);
  if (!bytes) throw new Problem('NOT_FOUND', { field: 'fileId' });
  return { ...file, ...bytes };
}

/**
 * The file as a response. Only pictures are served inline. Throws NOT_FOUND, or the error of
 * `mayRead`.
 */
export async function giveFile(
  context: RequestContext,
  fileId: string,
  { shown, mayRead = byPurpose(context) }: { readonly shown: boolean; readonly mayRead?: MayRead },
): Promise<Response> {
  const { stream, size, name, type } = await readFile(context, fileId, mayRead);
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
