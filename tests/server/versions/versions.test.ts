// Versions as staff make, list and cancel them: the documented calls, and what they refuse.
import { describe, expect, it } from 'vitest';
import { versionCalls, versions } from '../../../contract/terminals/versions.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { withVersions } from './openVersions.ts';

const HOUR = 60 * 60 * 1_000;
const open = withVersions(3);

async function refusal(given: Parameters<ReturnType<typeof open>['draft']>[0]) {
  const { status, body } = await open().staff(versionCalls.create, await open().draft(given));
  const { code, field, message } = body as unknown as Record<string, string>;
  return { status, code, field, message };
}

describe('a version is made', () => {
  it('with a task for each locker, and stands first in the list (R3.38, R3.39, R7.65, R7.68)', async () => {
    const lockerVersionId = await open().make({ lockerVersionDescription: 'Quieter' });
    const { body } = await open().staff(versions.list, { size: 1 });
    expect(body.content[0]).toMatchObject({
      lockerVersionId,
      lockerVersionDescription: 'Quieter',
      rolloutState: 'WAITING',
      taskCounts: { CREATED: 3, UPDATING: 0, SUCCEEDED: 0, FAILED: 0, CANCELED: 0 },
    });
    const info = await open().read(lockerVersionId);
    expect(new Set(info.lockerVersionTaskList.map(({ lockerId }) => lockerId))).toEqual(
      new Set(open().lockerIds),
    );
    expect(info.file).toMatchObject({ name: 'terminal.zip' });
  });

  it('the list is filtered by the number of the version, wherever it stands in the name (R2.80, R7.64)', async () => {
    const lockerVersionId = await open().make({ lockerVersionName: 'beta 77.1' });
    const { body } = await open().staff(versions.list, { lockerVersionName: '77.' });
    expect(body.content.map((row) => row.lockerVersionId)).toEqual([lockerVersionId]);
  });

  it('a locker that is named twice has one task', async () => {
    const [lockerId = 0] = open().lockerIds;
    const lockerVersionId = await open().make({ lockerIds: [lockerId, lockerId] });
    expect((await open().read(lockerVersionId)).lockerVersionTaskList).toHaveLength(1);
  });

  it("without a package it says 'Please upload the terminal package', and one is for one version (R5.82)", async () => {
    const missing = {
      status: 400,
      code: 'PACKAGE_MISSING',
      field: 'lockerVersionFileId',
      message: 'Please upload the terminal package',
    };
    expect(await refusal({ lockerVersionFileId: 'none' })).toEqual(missing);
    const lockerVersionFileId = await open().uploaded();
    await open().make({ lockerVersionFileId });
    expect(await refusal({ lockerVersionFileId })).toEqual(missing);
    const picture = await open().uploaded();
    await updateRows(open(), 'files', { fileId: picture }, { purpose: 'CASE_PICTURE' });
    expect(await refusal({ lockerVersionFileId: picture })).toEqual(missing);
  });

  it('what does not go together is refused at its field, and nothing is stored', async () => {
    const { now } = open().clock;
    const count = async () => (await open().staff(versions.list, { size: 1 })).body.totalElements;
    const lockerVersionName = (await open().read(await open().make())).lockerVersionName;
    const before = await count();
    expect(await refusal({ lockerVersionFailureTime: now + HOUR })).toMatchObject({
      code: 'VERSION_FAILURE_EARLY',
      field: 'lockerVersionFailureTime',
    });
    const past = { lockerVersionUpgradeTime: now - 2, lockerVersionFailureTime: now - 1 };
    expect(await refusal(past)).toMatchObject({ code: 'VERSION_FAILURE_PASSED' });
    expect(await refusal({ lockerIds: [] })).toMatchObject({ status: 400, field: 'lockerIds' });
    expect(await refusal({ lockerIds: [999_999] })).toMatchObject({ field: 'lockerIds' });
    expect(await refusal({ lockerVersionName: ' ' })).toMatchObject({ field: 'lockerVersionName' });
    expect(await refusal({ lockerVersionName: lockerVersionName.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'TAKEN',
      field: 'lockerVersionName',
    });
    const [first = 0, second = 0] = open().lockerIds;
    const ring = { lockerIds: [second], threshold: 50 };
    expect(await refusal({ lockerIds: [first], ring })).toMatchObject({
      code: 'VERSION_RING_OUTSIDE',
      field: 'ring',
    });
    expect(await count()).toBe(before);
  });

  it('lockers are offered with what their terminals run (R7.66)', async () => {
    const { body } = await open().staff(versionCalls.lockers, {});
    expect(body).toContainEqual(expect.objectContaining({ lockerId: open().lockerIds[0] }));
  });
});

describe('Cancelling ends at the upgrade time (R4.46)', () => {
  const taskOf = async (lockerVersionId: number, place: number) =>
    (await open().read(lockerVersionId)).lockerVersionTaskList.find(
      ({ lockerId }) => lockerId === open().lockerIds[place],
    )?.taskId ?? 0;

  it('before, one task or all that are left can be; a rollout of which nothing is left has finished (R2.140, R4.46, R7.69, R7.70)', async () => {
    const lockerVersionId = await open().make();
    const taskId = await taskOf(lockerVersionId, 0);
    expect((await open().staff(versionCalls.cancelTask, { taskId })).status).toBe(200);
    expect(await open().statuses(lockerVersionId)).toEqual(['CANCELED', 'CREATED', 'CREATED']);
    const again = await open().staff(versionCalls.cancelTask, { taskId });
    expect([again.status, again.body]).toMatchObject([409, { code: 'VERSION_TASK_OVER' }]);
    await open().staff(versionCalls.cancelAll, { lockerVersionId });
    expect(await open().read(lockerVersionId)).toMatchObject({
      rolloutState: 'FINISHED',
      taskCounts: { CANCELED: 3 },
    });
    open().pass(2 * HOUR);
    expect(await open().fetches(open().lockerIds[1] ?? 0)).toEqual([]);
  });

  it('afterwards both are refused and nothing changes (R4.46)', async () => {
    const lockerVersionId = await open().make();
    const taskId = await taskOf(lockerVersionId, 0);
    open().pass(HOUR);
    for (const asked of [
      open().staff(versionCalls.cancelTask, { taskId }),
      open().staff(versionCalls.cancelAll, { lockerVersionId }),
    ]) {
      const { status, body } = await asked;
      expect([status, body]).toMatchObject([409, { code: 'VERSION_CANCEL_LATE' }]);
    }
    expect(await open().statuses(lockerVersionId)).toEqual(Array(3).fill('CREATED'));
  });

  it('what is not there is not there', async () => {
    expect((await open().staff(versionCalls.cancelTask, { taskId: 99_999 })).status).toBe(404);
    const nothing = { lockerVersionId: 99_999 };
    expect((await open().staff(versionCalls.cancelAll, nothing)).status).toBe(404);
    expect((await open().staff(versions.one, nothing)).status).toBe(404);
  });
});
