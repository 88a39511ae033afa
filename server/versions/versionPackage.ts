// Serves a version's package to a terminal: whole, or resumed from an offset.
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { RequestContext } from '../http/context.ts';
import { partOf } from './byteRange.ts';
import { Problem } from '../system/problem.ts';

/** The file of a task that is this locker's, was handed over and is in progress before its failure time. */
function fileOf({ database, lockerId, now }: RequestContext, taskId: number) {
  const time = now();
  return database.db
    .selectFrom('lockerVersionTasks as task')
    .innerJoin('lockerVersions as version', 'version.lockerVersionId', 'task.lockerVersionId')
    .innerJoin('files', 'files.fileId', 'version.lockerVersionFileId')
    .select(['files.fileId', 'files.size', 'files.sha256'])
    .where('taskId', '=', taskId)
    .where('lockerId', '=', lockerId)
    .where('task.endTime', 'is', null)
    .where('task.sentTime', 'is not', null)
    .where('lockerVersionUpgradeTime', '<=', time)
    .where('lockerVersionFailureTime', '>', time)
    .executeTakeFirst();
}

/** Throws NOT_FOUND if this locker may not download it now. */
export async function givePackage(context: RequestContext, taskId: number): Promise<Response> {
  const file = await fileOf(context, taskId);
  if (!file) throw new Problem('NOT_FOUND', { field: 'taskId' });
  const { fileId, size, sha256 } = file;
  const part = partOf(context.range, size);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/zip',
    ETag: `"${sha256}"`,
  });
  if (part === 'beyond') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const bytes = await context.files.read(fileId, part);
  if (!bytes) throw new Problem('NOT_FOUND', { field: 'taskId' });
  headers.set('Content-Length', String(part ? part.end - part.start + 1 : size));
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  const body = Readable.toWeb(bytes.stream) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
  return new Response(body, { status: part ? 206 : 200, headers });
}
