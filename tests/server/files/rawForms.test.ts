// Forms as no browser writes them: each is refused, the server goes on, and nothing of them stays open or on the disk.
import { readdirSync, readlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files } from '../../../contract/files.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture, pictureRoutes, pictures } from './sending.ts';

const server = await fileServer({ answers: pictureRoutes });
const token = (await signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW'])).token;

const BORDER = 'border-of-the-tests';
const PICTURE = `form-data; name="file"; filename="town.png"`;

const part = (disposition: string, content: string, more = ''): string =>
  `--${BORDER}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;

async function sendRaw(body: BodyInit | null, type = `multipart/form-data; boundary=${BORDER}`) {
  const response = await server.app.request(pictures.send.path, {
    method: 'POST',
    headers: { 'X-User-Token': token, 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; message?: string },
  };
}

/** What this process has open below the folder of incoming files. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return /lockerdesk-files-/.test(path) ? [path] : [];
    } catch {
      return [];
    }
  });
}

const binary = 'Content-Type: application/octet-stream\r\n';
const end = `--${BORDER}--\r\n`;

it.each([
  ['bytes without a file name', part('form-data; name="file"', 'x', binary) + end],
  ['a part without a name', part('form-data', 'x') + end],
  ['a file without a name of its field', part('form-data; filename="a.png"', 'x') + end],
  ['bytes without any name', part('form-data', 'x', binary) + end],
  ['a nameless field over 4 KB', part('form-data', 'x'.repeat(5_000)) + end],
  ['a file in another field', part('form-data; name="other"; filename="a"', 'x') + end],
  ['a second file', part(PICTURE, 'x') + part(PICTURE, 'y') + end],
  ['a form without its end', part(PICTURE, 'x'.repeat(200_000))],
  ['a part whose head has no end', `--${BORDER}\r\nContent-Disposition: ${PICTURE}\r\n`],
  ['a border alone', end],
  ['another border', `--another\r\n\r\n--another--\r\n`],
  [
    'an unknown set of letters',
    part('form-data; name="name"', 'é', 'Content-Type: text/plain; charset=none\r\n') + end,
  ],
  ['no body', null],
])('A part that is not what it should be is refused: 400 %s', async (_, body) => {
  const { status, body: said } = await sendRaw(body);
  expect([status, said.code]).toEqual([400, 'BAD_INPUT']);
  expect(await server.storedBytes()).toEqual([]);
  expect(openFiles()).toEqual([]);
});

it('What is no form is told what it should be: 415', async () => {
  expect(await sendRaw('{}', 'application/json')).toMatchObject({
    status: 415,
    body: {
      code: 'WRONG_CONTENT_TYPE',
      message: 'The request body must be multipart/form-data.',
      values: { type: 'multipart/form-data' },
    },
  });
});

/** A body whose sender says so much and is gone. */
function brokenOff(): ReadableStream<Uint8Array> {
  const parts = [part(PICTURE, 'x'.repeat(300_000)).slice(0, -2), 'y'.repeat(300_000)];
  return new ReadableStream({
    pull(controller) {
      const next = parts.shift();
      if (next === undefined) controller.error(new Error('The sender has gone.'));
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
}

describe('Of what is refused or broken off nothing stays', () => {
  it('neither a file nor an open one, however often', async () => {
    const refused = part(PICTURE, 'x'.repeat(300_000)) + part('form-data; name="file"', 'x');
    for (let time = 0; time < 10; time += 1) {
      await sendRaw(refused + part('form-data', 'x') + end);
      expect((await sendRaw(brokenOff())).status).toBe(400);
      await sendRaw(part(PICTURE, 'x'.repeat(300_000)) + part('form-data', 'x') + end);
    }
    expect(await server.storedBytes()).toEqual([]);
    expect(openFiles()).toEqual([]);
  });

  it('a large file is still taken as it comes', async () => {
    const bytes = picture(5_000_000);
    const file = new File([new Uint8Array(bytes)], 'town.png');
    const { status } = await server.ask(pictures.send, { file } as never, { token });
    expect(status).toBe(200);
  });
});

it('HEAD on a file is told which method the call takes, and opens nothing', async () => {
  const file = new File([new Uint8Array(picture())], 'town.png');
  const { body } = await server.ask(pictures.send, { file } as never, { token });
  const path = files.download.path.replace(':fileId', body.result ?? '');
  for (let time = 0; time < 5; time += 1) {
    const headers = { 'X-User-Token': token };
    const response = await server.app.request(path, { method: 'HEAD', headers });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  }
  expect(openFiles()).toEqual([]);
});
