// Packages of terminal software: only sound zips are kept, and terminals get back what was sent, byte for byte.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../../server/versions/versionPackage.ts';
import { withVersions } from './openVersions.ts';
import { BAD_PACKAGES, soundPackage, ZIPS_OF_OTHER_NAMES } from './packages.ts';

const open = withVersions(2);
const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('A package is a .zip (R5.81)', () => {
  it('a sound package is answered with its file id (R7.67)', async () => {
    const { status, body } = await open().send(soundPackage());
    expect(status).toBe(200);
    expect(body.result).toMatch(/^[\w-]+$/);
  });

  it.each(ZIPS_OF_OTHER_NAMES)('a sound package may begin with %s', async (_, bytes) => {
    const { status, body } = await open().send(bytes);
    expect([status, body]).toEqual([200, { result: expect.stringMatching(/^[\w-]+$/) }]);
  });

  it("another name is refused: 'The format is incorrect, please use .zip format' (R5.81)", async () => {
    const { status, body } = await open().send(soundPackage(), 'terminal.tar.gz');
    expect([status, body]).toEqual([
      400,
      {
        statusCode: 400,
        message: 'The format is incorrect, please use .zip format',
        code: 'PACKAGE_FORMAT',
        field: 'file',
      },
    ]);
  });

  it('nothing of what is no sound zip is kept, whatever its name says', async () => {
    const kept = () => open().db.selectFrom('files').selectAll().execute();
    const before = await kept();
    for (const [what, bytes, code] of BAD_PACKAGES) {
      const { status, body } = await open().send(bytes);
      expect({ what, status, body }).toEqual({
        what,
        status: 400,
        body: expect.objectContaining({ code, field: 'file' }),
      });
    }
    expect(await kept()).toEqual(before);
  });
});

describe('A terminal fetches its package', () => {
  it('whole or from where it broke off, and its sum is the one that it was told', async () => {
    const bytes = soundPackage(100_000);
    const lockerVersionFileId = await open().uploaded(bytes);
    const lockerVersionUpgradeTime = open().clock.now;
    await open().make({ lockerVersionFileId, lockerVersionUpgradeTime });
    const [lockerId = 0] = open().lockerIds;
    const [task] = await open().fetches(lockerId);
    expect(task).toMatchObject({ sha256: sum(bytes), size: bytes.length });
    const { taskId } = task!;

    const whole = await open().fetchPackage(lockerId, taskId);
    expect([whole.status, sum(new Uint8Array(await whole.arrayBuffer()))]).toEqual([
      200,
      sum(bytes),
    ]);
    const rest = await open().fetchPackage(lockerId, taskId, 'bytes=60000-');
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 60000-${bytes.length - 1}/${bytes.length}`,
    ]);
    expect(sum(new Uint8Array(await rest.arrayBuffer()))).toBe(sum(bytes.subarray(60_000)));
    const extension = await open().fetchPackage(lockerId, taskId, `bytes=${bytes.length}-`);
    expect([extension.status, extension.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
  });

  it('only its own, only once it was handed over, and not when it is over', async () => {
    const lockerVersionId = await open().make();
    const [first = 0, second = 0] = open().lockerIds;
    const { lockerVersionTaskList: tasks } = await open().read(lockerVersionId);
    const taskId = String(tasks.find((task) => task.lockerId === first)?.taskId);
    const statusFor = async (lockerId: number, of = taskId) =>
      (await open().fetchPackage(lockerId, of)).status;
    expect(await statusFor(first)).toBe(404);
    open().pass(60 * 60 * 1_000);
    expect(await statusFor(first)).toBe(404);
    await open().fetches(first);
    expect(await statusFor(first)).toBe(200);
    expect(await statusFor(second)).toBe(404);
    expect(await statusFor(first, 'none')).toBe(404);
    await open().says(first, taskId, { status: 'SUCCEEDED' });
    expect(await statusFor(first)).toBe(404);
  });
});

it.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-1', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('The header Range %s of 1000 bytes', (header, part) => {
  expect(partOf(header, 1_000)).toEqual(part);
});
