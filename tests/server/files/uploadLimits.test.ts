// What one sender may have lying unfinished or unused is bounded: the disk is everybody's.
import { beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '../../../contract/files.ts';
import { OPEN_UPLOADS_MAX, UNKEPT_MAX_BYTES } from '../../../server/files/uploadLimits.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture, pictureRoutes, pictures, piecesOf } from './sending.ts';

let sender: { token: string; userId: number };

const newSender = () => signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW']);

const server = await fileServer({ answers: pictureRoutes });
beforeEach(async () => {
  sender = await newSender();
});

/** The pieces of a picture of 1 500 bytes, two of them; each name is the sender's own. */
const begin = (name: string, { token, userId } = sender, size?: number) =>
  piecesOf(server, pictures.send, picture(1_500), {
    token,
    uploadId: `upload-${userId}-${name}`,
    ...(size === undefined ? {} : { size }),
  });

const FULL = { status: 409, body: { code: 'UPLOADS_FULL', field: 'file' } };

describe('The pieces of an upload are no more than what was said of it', () => {
  it('more pieces than bytes are refused', async () => {
    const { send } = begin('many', sender, 1);
    expect(await send(0)).toMatchObject({ status: 400, body: { field: 'chunks' } });
  });

  it('the piece that goes beyond the size is refused, and nothing of the upload stays', async () => {
    const before = await server.storedBytes();
    const { send } = begin('beyond', sender, 1_200);
    expect((await send(0)).status).toBe(200);
    expect(await send(1)).toMatchObject({ status: 409, body: { code: 'UPLOAD_BROKEN' } });
    expect(await server.storedBytes()).toEqual(before);
    const asked = { uploadId: `upload-${sender.userId}-beyond` };
    const { body } = await server.ask(uploads.read, asked, sender);
    expect(body).toEqual({ chunks: 0, received: [], result: null });
  });
});

it('A sender has so many uploads open and no more: one more is refused, also at once, until one of them has ended; nobody else is held up', async () => {
  const names = Array.from({ length: OPEN_UPLOADS_MAX + 3 }, (_, at) => `open-${at}`);
  const answers = await Promise.all(names.map((name) => begin(name).send(0)));
  const taken = names.filter((_, at) => answers[at]?.status === 200);
  expect(taken).toHaveLength(OPEN_UPLOADS_MAX);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject(FULL);

  expect((await begin('another', await newSender()).send(0)).status).toBe(200);
  expect((await begin(taken[0] ?? '').send(1)).body.result).toMatch(/./);
  expect((await begin('late').send(0)).status).toBe(200);
  expect(await begin('later').send(0)).toMatchObject(FULL);
});

describe('A sender has so many bytes lying that no record uses, and no more', () => {
  const insertFile = (fileId: string, keptBy: string | null) =>
    insertRow(server, 'files', {
      fileId,
      keptBy,
      purpose: 'SCREEN_PICTURE',
      name: 'large.png',
      size: UNKEPT_MAX_BYTES - 2_000,
      type: 'image/png',
      sha256: '0',
      createdBy: sender.userId,
      creationTime: Date.now(),
      lastUpdatedTime: Date.now(),
    });
  const whole = (bytes: Buffer) =>
    server.ask(
      pictures.send,
      { file: new File([new Uint8Array(bytes)], 'town.png') } as never,
      sender,
    );

  it('what would go beyond is refused, whole or with its first piece; nothing of it stays', async () => {
    await insertFile(`large-${sender.userId}`, null);
    const before = await server.storedBytes();
    expect(await whole(picture(2_001))).toMatchObject(FULL);
    expect(await server.storedBytes()).toEqual(before);
    expect((await begin('first').send(0)).status).toBe(200);
    expect(await begin('second').send(0)).toMatchObject(FULL);
    expect(await whole(picture(501))).toMatchObject(FULL);
    expect((await whole(picture(500))).status).toBe(200);
  });

  it('what a record uses is not counted', async () => {
    await insertFile(`used-${sender.userId}`, 'screenSavers/1');
    expect((await whole(picture(5_000))).status).toBe(200);
  });
});
