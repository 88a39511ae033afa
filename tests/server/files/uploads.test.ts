// Files come in whole or in pieces; what was acknowledged is there, and what is no picture is not kept.
import { beforeEach, describe, expect, it } from 'vitest';
import { files, uploads } from '../../../contract/files.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../../domain/limits.ts';
import { removeAbandoned } from '../../../server/files/uploads.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { bmpHead, gifOf, jpegHead, pngHead } from './pictureHeads.ts';
import { picture, pictureRoutes, pictures, piecesOf, sha256 } from './sending.ts';

let uploadId: string;
let made = 0;

const server = await fileServer({ answers: pictureRoutes });
const token = (await signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW'])).token;
beforeEach(() => {
  made += 1;
  uploadId = `upload-${made}-of-the-tests`;
});

const whole = (bytes: Buffer, name = 'town.png') =>
  server.ask(pictures.send, { file: new File([new Uint8Array(bytes)], name) } as never, { token });

const count = async () =>
  (await server.database.db.selectFrom('files').selectAll().execute()).length;

async function hashOf(fileId: string): Promise<string> {
  const address = `http://here${files.preview.path.replace(':fileId', fileId)}`;
  const asked = new Request(address, { headers: { 'X-User-Token': token } });
  const response = await server.app.fetch(asked);
  expect(response.status).toBe(200);
  return sha256(new Uint8Array(await response.arrayBuffer()));
}

describe('a whole file in one part', () => {
  it('is answered with its id, and comes back byte for byte (R7.72)', async () => {
    const bytes = picture(5_000);
    const { status, body } = await whole(bytes);
    expect(status).toBe(200);
    expect(await hashOf(body.result ?? '')).toBe(sha256(bytes));
  });

  it.each([
    [
      'a script with a picture’s name',
      Buffer.from('<script>alert(1)</script>'),
      400,
      'FILE_NOT_FIT',
    ],
    [
      'a drawing that can run scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'FILE_NOT_FIT',
    ],
    ['the beginning of a picture and no more', picture().subarray(0, 12), 400, 'FILE_NOT_FIT'],
    ['a PNG without its end', pngHead(2, 2).subarray(0, -12), 400, 'FILE_NOT_FIT'],
    ['a PNG with another byte', pngHead(2, 2).fill(1, 45, 46), 400, 'FILE_NOT_FIT'],
    ['a JPEG without its end', jpegHead(2, 2).subarray(0, -4), 400, 'FILE_NOT_FIT'],
    ['a GIF without its end', gifOf([2, 2], [2, 2]).subarray(0, -1), 400, 'FILE_NOT_FIT'],
    ['a BMP without its end', bmpHead(2, 2).subarray(0, -1), 400, 'FILE_NOT_FIT'],
    ['a file of 0 bytes', Buffer.alloc(0), 400, 'FILE_EMPTY'],
    ['a picture of more than 10 MB', picture(UPLOAD_FILE_MAX_BYTES + 1), 413, 'FILE_TOO_LARGE'],
  ])('%s is refused and nothing is kept', async (_, bytes, status, code) => {
    const before = await count();
    expect(await whole(bytes)).toMatchObject({ status, body: { code, field: 'file' } });
    expect(await count()).toBe(before);
  });

  it.each([
    ['a PNG as wide and high as its head can say', pngHead(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG longer than a screen draws', pngHead(16_385, 1)],
    ['a PNG of more than 50 million pixels', pngHead(10_000, 5_001)],
    ['a BMP from the top down', bmpHead(50_000, -50_000)],
    ['a JPEG', jpegHead(65_535, 65_535)],
    ['a GIF', gifOf([60_000, 60_000], [1, 1])],
    [
      'a GIF whose second frame is larger than its head admits',
      gifOf([2, 2], [2, 2], [60_000, 60_000]),
    ],
  ])('%s is refused: whoever draws it would need too much memory', async (_, bytes) => {
    const before = await count();
    expect(await whole(bytes)).toMatchObject({
      status: 400,
      body: { code: 'PICTURE_TOO_LARGE', field: 'file' },
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['a PNG of 50 million pixels', pngHead(10_000, 5_000)],
    ['a PNG as long as a screen draws', pngHead(16_384, 1)],
    ['a JPEG of a telephone', jpegHead(8_160, 6_120)],
    ['a GIF that moves', gifOf([320, 240], [320, 240], [100, 100])],
  ])('%s is taken', async (_, bytes) => {
    expect((await whole(bytes)).status).toBe(200);
  });

  it('a picture of exactly 10 MB is taken (R5.44, R9.13)', async () => {
    expect((await whole(picture(UPLOAD_FILE_MAX_BYTES))).status).toBe(200);
  });

  it('the name it comes back under is its own, without folders (R7.71)', async () => {
    const { body } = await whole(picture(), '../../etc/城 "x".png');
    const asked = { fileId: body.result ?? '' };
    const { headers } = await server.ask(files.download, asked, { token });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_ _x_.png"; filename*=UTF-8''${encodeURIComponent('城 "x".png')}`,
    );
    expect(headers.get('content-type')).toBe('image/png');
  });
});

describe('"the last chunk answers the file id; a repeated chunk is harmless"', () => {
  const begin = (bytes: Buffer) => piecesOf(server, pictures.send, bytes, { token, uploadId });

  it('pieces may come in any order and twice (R7.61)', async () => {
    const before = await count();
    const bytes = picture(4_500);
    const { send } = begin(bytes);
    for (const chunk of [3, 0, 0, 2, 1])
      expect(await send(chunk)).toEqual({ status: 200, body: { result: null } });
    const { body } = await send(4);
    expect(await hashOf(body.result ?? '')).toBe(sha256(bytes));
    expect(await send(4)).toEqual({ status: 200, body });
    expect(await count()).toBe(before + 1);
  });

  it('the last pieces, sent at once, become one file', async () => {
    const before = await count();
    const { send } = begin(picture(2_500));
    await send(0);
    await send(1);
    const answers = await Promise.all([send(2), send(2), send(2)]);
    expect(new Set(answers.map(({ body }) => body.result)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('whoever began it can ask which pieces are there, and nobody else', async () => {
    const { send } = begin(picture(2_500));
    await send(2);
    const asked = { uploadId };
    expect((await server.ask(uploads.read, asked, { token })).body).toEqual({
      chunks: 3,
      received: [2],
      result: null,
    });
    const other = (await signInWith(server, ['SCREEN_EDIT'])).token;
    expect((await server.ask(uploads.read, asked, { token: other })).status).toBe(404);
  });

  it('of somebody else’s upload no piece is taken, and nothing is told', async () => {
    await begin(picture(2_500)).send(0);
    const other = (await signInWith(server, ['SCREEN_EDIT'])).token;
    const foreign = piecesOf(server, pictures.send, picture(2_500), { token: other, uploadId });
    expect(await foreign.send(1)).toMatchObject({ status: 404, body: { field: 'uploadId' } });
    const read = async (as: string) =>
      (await server.ask(uploads.read, { uploadId }, { token: as })).status;
    expect([await read(token), await read(other)]).toEqual([200, 404]);
  });

  it('what is plainly no picture is refused with its first piece', async () => {
    const { send } = begin(Buffer.alloc(2_500, 'x'));
    expect(await send(0)).toMatchObject({ status: 400, body: { code: 'FILE_NOT_FIT' } });
  });

  it('pieces that do not add up to the size that was said make no file', async () => {
    const { send } = piecesOf(server, pictures.send, picture(2_500), {
      token,
      uploadId,
      size: 2_400,
    });
    await send(0);
    await send(1);
    expect(await send(2)).toMatchObject({ status: 409, body: { code: 'UPLOAD_BROKEN' } });
    expect(await server.files.pieces(uploadId)).toEqual([]);
  });

  it.each([
    [UPLOAD_FILE_MAX_BYTES, 200],
    [UPLOAD_FILE_MAX_BYTES + 1, 413],
  ])('the first piece of %i bytes is answered with %i', async (size, expected) => {
    const { status, body } = await begin(picture(size)).send(0);
    expect(status).toBe(expected);
    if (expected === 413) expect(body).toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('an upload that nobody went on with for a day is gone', async () => {
    await begin(picture(2_500)).send(0);
    await removeAbandoned({ ...server, now: () => Date.now() + 25 * 60 * 60 * 1_000 });
    expect(await server.files.pieces(uploadId)).toEqual([]);
  });
});

describe('who may read a file', () => {
  it('is decided by what it is of', async () => {
    const { body } = await whole(picture());
    const other = (await signInWith(server, ['LOCKER_VIEW'])).token;
    const asked = { fileId: body.result ?? '' };
    expect(await server.ask(files.preview, asked, { token: other })).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
  });

  it('a file that was never there is not found', async () => {
    const { status } = await server.ask(files.preview, { fileId: 'nothing' }, { token });
    expect(status).toBe(404);
  });
});
