// Screen savers over their documented calls: made, changed, listed; their pictures and lockers; what is refused.
import { beforeEach, describe, expect, it } from 'vitest';
import { screenSaverCalls, screenSavers } from '../../../contract/terminals/screenSavers.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../../domain/limits.ts';
import { removeAbandoned } from '../../../server/files/uploads.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture } from '../files/sending.ts';

let one: string;
let two: string;

async function send(size = 500): Promise<string> {
  const file = new File([new Uint8Array(picture(size))], 'town.png');
  const { body } = await server.ask(screenSaverCalls.uploadImage, { file } as never, { token });
  return body.result ?? '';
}

const draft = (more: object = {}) => ({
  name: 'Summer',
  description: null,
  notice: 'Open day and night',
  pictureSwitchingTime: 8,
  fileId: [one, two],
  lockerId: [2, 1],
  ...more,
});

const create = (more: object = {}) => server.ask(screenSavers.create, draft(more), { token });

const server = await fileServer();
const token = (await signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW'])).token;
beforeEach(async () => {
  one = await send();
  two = await send();
});

describe('a screen saver', () => {
  it('is made with its pictures in their order and its lockers, and answered so (R2.88, R3.41, R3.42, R3.43, R7.58, R7.59)', async () => {
    const { status, body } = await create({ fileId: [two, one] });
    expect(status).toBe(200);
    const { body: read } = await server.ask(
      screenSavers.one,
      { screenSaverId: body.screenSaverId },
      { token },
    );
    expect(read).toMatchObject({
      name: 'Summer',
      notice: 'Open day and night',
      pictureSwitchingTime: 8,
      fileId: [two, one],
      lockerId: [1, 2],
    });
    expect(
      read.lockerList.filter(({ checked }) => checked).map(({ lockerId }) => lockerId),
    ).toEqual(expect.arrayContaining([1, 2]));
    expect(read.fileList?.map(({ fileId, size }) => [fileId, size])).toEqual([
      [two, 500],
      [one, 500],
    ]);
  });

  it('is changed as a whole, and its history says from what to what (R2.88, R7.60)', async () => {
    const { body } = await create();
    const changed = draft({ screenSaverId: body.screenSaverId, name: 'Autumn', fileId: [two] });
    const saved = await server.ask(screenSavers.update, changed as never, { token });
    expect(saved.body).toMatchObject({ name: 'Autumn', fileId: [two], lockerId: [1, 2] });
    const events = await readEvents(
      server,
      { subjectType: 'screenSavers', subjectId: String(body.screenSaverId) },
      ['type', 'data'],
    );
    expect(events.map(({ type }) => type)).toEqual(['RECORD_CREATED', 'RECORD_CHANGED']);
    expect(events[1]?.data).toMatchObject({ from: { name: 'Summer' }, to: { name: 'Autumn' } });
  });

  it('is found by a part of its name (R2.87, R7.56)', async () => {
    await create({ name: 'Easter opening hours' });
    const { body } = await server.ask(
      screenSavers.list,
      { name: 'opening', sort: 'name,asc' },
      { token },
    );
    expect(body.content.map(({ name }) => name)).toEqual(['Easter opening hours']);
    expect(body.content[0]).toMatchObject({ fileId: [one, two], lockerId: [1, 2] });
  });
});

describe('refused, with nothing stored', () => {
  const refusals: [string, () => object, number, object][] = [
    ['a picture that was never sent', () => ({ fileId: ['nothing'] }), 400, { field: 'fileId' }],
    ['a picture that comes twice', () => ({ fileId: [one, one] }), 400, { field: 'fileId' }],
    ['a locker that is not there', () => ({ lockerId: [999_999] }), 400, { field: 'lockerId' }],
    ['a name of blanks', () => ({ name: '  ' }), 400, { field: 'name' }],
    ['pictures that stand 0 seconds', () => ({ pictureSwitchingTime: 0 }), 400, {}],
    ['a field that nobody knows', () => ({ colour: 'red' }), 400, { field: 'colour' }],
  ];
  it.each(refusals)('%s', async (_, more, status, said) => {
    const before = await server.ask(screenSavers.list, {}, { token });
    const refused = await create(more());
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining(said)]);
    const after = await server.ask(screenSavers.list, {}, { token });
    expect(after.body.totalElements).toBe(before.body.totalElements);
  });

  it('more than 10 MB is refused: pictures that are too much together (R5.44, R5.46)', async () => {
    const large = UPLOAD_FILE_MAX_BYTES - 400;
    expect(await create({ fileId: [await send(large), one] })).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'File size exceeded' },
    });
  });

  it("another screen saver's picture", async () => {
    await create();
    expect(await create({ name: 'Copy' })).toMatchObject({
      status: 400,
      body: { field: 'fileId' },
    });
  });

  it('a picture for a screen saver that is not there', async () => {
    const file = new File([new Uint8Array(picture())], 'town.png');
    const asked = { file, screenSaverId: '999999' };
    const refused = await server.ask(screenSaverCalls.uploadImage, asked, { token });
    expect(refused.status).toBe(404);
  });
});

it('a picture that no screen saver shows any more is dropped after a day, the others stay', async () => {
  const { body } = await create();
  const fewer = draft({ screenSaverId: body.screenSaverId, fileId: [two] });
  await server.ask(screenSavers.update, fewer as never, { token });
  await removeAbandoned({ ...server, now: () => Date.now() + 25 * 60 * 60 * 1_000 });
  expect(await server.files.read(one)).toBeUndefined();
  const kept = await server.files.read(two);
  kept?.stream.destroy();
  expect(kept?.size).toBe(500);
});

it('the lockers that can be chosen are answered by name (R7.57)', async () => {
  const { body } = await server.ask(screenSaverCalls.lockers, {}, { token });
  expect(body.length).toBeGreaterThan(2);
  expect(body[0]).toMatchObject({ checked: false });
});
