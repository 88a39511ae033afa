// Serves a version's package to a terminal: whole, or resumed from an offset.
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

/** Bytes from `start` to `end`, both inclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses `bytes=0-499`, `bytes=500-` and `bytes=-500` against a file's size in bytes.
 * @returns the range; `beyond` if it starts after the end; undefined (the whole file) for anything else
 */
export function partOf(header: string | undefined, size: number): Part | 'beyond' | undefined {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'beyond' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'beyond';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}

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
