// A legacy locker that is taken off the network leaves no trouble standing and no task open behind it.
import { expect, it } from 'vitest';
import { legacyLockers } from '../../../contract/lockers/legacyLockers.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { raiseAlert } from '../../../server/alerts/alerts.ts';
import { listAlerts } from '../alerts/listAlerts.ts';
import { openLegacy } from './openLegacy.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const services = await forFile(openLegacy());

/** A version that goes to these lockers, and whose time has come. */
async function versionFor(lockerIds: number[], now: number): Promise<number> {
  const { db } = services.server.database;
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const { lockerVersionId } = await insertRow(db, 'lockerVersions', {
    lockerVersionName: `for ${lockerIds.join()}`,
    lockerVersionUpgradeTime: now - 1,
    lockerVersionFailureTime: now + 60_000,
    lockerVersionDescription: '',
    lockerVersionFileId: 'none',
    ...stamps,
  });
  const task = (lockerId: number) => ({ lockerVersionId, lockerId, ring: 2 as const, ...stamps });
  await db.insertInto('lockerVersionTasks').values(lockerIds.map(task)).execute();
  return lockerVersionId;
}

it('ends its alerts and cancels its version tasks; those of other lockers stay', async () => {
  const { server, as } = services;
  const now = Date.now();
  const { id } = (await services.make('Goes')).body;
  const { id: other } = (await services.make('Stays')).body;
  const [box] = await services.boxList(id);
  const lockerVersionId = await versionFor([id, other], now);
  const said = { time: now, now, by: { byType: 'TERMINAL' } } as const;
  await server.database.transaction(async (trx) => {
    await raiseAlert(trx, { ...said, lockerId: id, alertType: 'POWER_OFF' });
    await raiseAlert(trx, { ...said, lockerId: id, alertType: 'DOOR_UNCLOSED', boxId: box!.boxId });
    await raiseAlert(trx, { ...said, lockerId: other, alertType: 'POWER_OFF' });
  });
  expect((await server.ask(legacyLockers.remove, { id }, as)).status).toBe(200);
  expect((await server.ask(lockers.one, { lockerId: id }, as)).status).toBe(404);
  const states = async (lockerId: number) =>
    (await listAlerts(server, as.token, { lockerId })).map(({ alertState }) => alertState);
  expect(await states(id)).toEqual(['RESOLVED', 'RESOLVED']);
  expect(await states(other)).toEqual(['OPEN']);
  const { body } = await server.ask(versions.one, { lockerVersionId }, as);
  const told = body.lockerVersionTaskList.map((task) => [task.lockerId, task.lockerVersionStatus]);
  expect(Object.fromEntries(told)).toEqual({ [id]: 'CANCELED', [other]: 'CREATED' });
});
