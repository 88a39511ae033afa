// What a broken connection or a stopped server leaves: a file whose row is there keeps its bytes, and bytes without a row go.
import { mkdtemp, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asking } from '../../../contract/endpoint.ts';
import { files, uploaded } from '../../../contract/files.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../../domain/limits.ts';
import type { Database } from '../../../server/db/connect.ts';
import { routesOf } from '../../../server/http/routesOf.ts';
import type { RequestContext } from '../../../server/http/context.ts';
import { receiveFile } from '../../../server/files/receiveFile.ts';
import { removeAbandoned } from '../../../server/files/uploads.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture, pictureRoutes, pictures, piecesOf } from './sending.ts';

const HOUR_MS = 60 * 60 * 1_000;

const take = (path: string) =>
  asking('SCREEN_EDIT').upload(path, {}, uploaded, UPLOAD_FILE_MAX_BYTES);
const otherwise = { unheard: take('/api/test/unheard'), elsewhere: take('/api/test/elsewhere') };

/** The database commits, and the connection is lost before it can say so. */
const unheard = ({ transaction, ...database }: Database): Database => ({
  ...database,
  transaction: async (work) => {
    await transaction(work);
    throw new Error('The connection was lost.');
  },
});

const withOther = (
  ask: RequestContext,
  other: Partial<Pick<RequestContext, 'database' | 'files'>>,
): RequestContext =>
  Object.create(
    ask,
    Object.fromEntries(Object.entries(other).map(([name, value]) => [name, { value }])),
  ) as RequestContext;

const answers = routesOf(otherwise, {
  unheard: (piece, ask) => {
    const asked = withOther(ask, { database: unheard(ask.database) });
    return receiveFile(asked, 'SCREEN_PICTURE', piece, UPLOAD_FILE_MAX_BYTES);
  },
  // Another server on the same database and the same disk knows nothing of what this one is just doing.
  elsewhere: (piece, ask) => {
    const asked = withOther(ask, { files: { ...ask.files } });
    return receiveFile(asked, 'SCREEN_PICTURE', piece, UPLOAD_FILE_MAX_BYTES);
  },
});

const clock = { now: 0 };

/** The clock of the file system, which stays the real one where the tests' clock is moved. */
async function fileSystemNow(): Promise<number> {
  const path = await mkdtemp(join(tmpdir(), 'clock-'));
  const { mtimeMs } = await stat(path);
  await rmdir(path);
  return Math.ceil(mtimeMs);
}

// Two days ago by the server's clock, so that no byte on the disk is old yet.
clock.now = (await fileSystemNow()) - 48 * HOUR_MS;
const server = await fileServer({
  answers: [...pictureRoutes, ...answers],
  now: () => clock.now,
  config: { sessionIdleMs: 100 * HOUR_MS, sessionMaxMs: 100 * HOUR_MS },
});
const { token } = await signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW'], clock);

const rows = () => server.database.db.selectFrom('files').select('fileId').execute();
const file = () => new File([new Uint8Array(picture())], 'town.png');

describe('A file whose row was written', () => {
  it('keeps its bytes, though nobody heard that it was', async () => {
    const before = new Set((await rows()).map(({ fileId }) => fileId));
    const { status } = await server.ask(otherwise.unheard, { file: file() } as never, { token });
    expect(status).toBe(500);
    const made = (await rows()).filter(({ fileId }) => !before.has(fileId));
    expect(made).toHaveLength(1);
    const asked = { fileId: made[0]?.fileId ?? '' };
    expect((await server.ask(files.preview, asked, { token })).status).toBe(200);
  });

  it('is one, though two servers were sent the last piece at once', async () => {
    const before = await rows();
    const uploadId = 'upload-of-two-servers';
    const here = piecesOf(server, pictures.send, picture(2_500), { token, uploadId });
    const there = piecesOf(server, otherwise.elsewhere, picture(2_500), { token, uploadId });
    await here.send(0);
    await there.send(1);
    const given = await Promise.all([here.send(2), there.send(2), here.send(2), there.send(2)]);
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(given.map(({ body }) => body.result)).size).toBe(1);
    const after = await rows();
    expect(after).toHaveLength(before.length + 1);
    const stored = await server.storedBytes();
    expect(stored.filter((path) => !path.startsWith('kept'))).toEqual([]);
  });
});

describe('What is swept', () => {
  it('is no upload that somebody still goes on with, however long ago it began', async () => {
    const uploadId = 'upload-that-takes-long';
    const { send } = piecesOf(server, pictures.send, picture(2_500), { token, uploadId });
    await send(0);
    clock.now += 20 * HOUR_MS;
    expect((await send(1)).status).toBe(200);
    clock.now += 10 * HOUR_MS;
    await removeAbandoned({ ...server, now: () => clock.now });
    expect(await server.files.pieces(uploadId)).toEqual([0, 1]);
    clock.now += 15 * HOUR_MS;
    await removeAbandoned({ ...server, now: () => clock.now });
    expect(await server.files.pieces(uploadId)).toEqual([]);
  });

  it('is what no row names, a day after it came; what a record uses stays', async () => {
    const path = await server.files.temporary();
    await writeFile(path, 'of a server that stopped');
    // The file system has the real clock.
    const { mtimeMs } = await stat(path);
    const unnamed = await server.files.take(path);
    const [used] = await rows();
    const usedPath = await server.files.temporary();
    await writeFile(usedPath, 'used');
    await server.files.take(usedPath, used?.fileId);
    await updateRows(server, 'files', { fileId: used?.fileId ?? '' }, { keptBy: 'screenSavers/1' });
    const there = async (fileId = '') =>
      (await server.storedBytes()).some((path) => path.endsWith(`/${fileId}`));

    await removeAbandoned({ ...server, now: () => Math.ceil(mtimeMs) + 23 * HOUR_MS });
    expect([await there(unnamed), await there(used?.fileId)]).toEqual([true, true]);
    await removeAbandoned({ ...server, now: () => Math.ceil(mtimeMs) + 25 * HOUR_MS });
    expect([await there(unnamed), await there(used?.fileId)]).toEqual([false, true]);
  });
});
