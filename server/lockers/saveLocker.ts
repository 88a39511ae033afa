// Saves a locker with its devices and boxes in one transaction, with its history.
import type { Insertable } from 'kysely';
import type { SentBox, SentDevice } from '../../contract/lockers/lockerSaves.ts';
import { lockerDraftErrors } from '../../domain/lockers/lockerDraft.ts';
import type { Database } from '../db/connect.ts';
import type { Trx } from '../db/tables.ts';
import type { LockersTable } from '../db/tables/network.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import { differs } from '../events/recordChange.ts';
import { deviceFacts, removeDevices, saveDevices } from './saveDevices.ts';
import { lockBoxesForUpdate, saveLayout, type LayoutDone } from './saveLayout.ts';
import { endAlerts } from '../alerts/alerts.ts';
import { updateLockerSituations } from './lockerSituation.ts';

type Columns = Partial<Insertable<LockersTable>>;
type Fields = Readonly<Record<string, unknown>>;

/** The actor, from doneBy. */
export type Doer = { time: number; byType: 'STAFF'; byId: number; byName: string };

/** The input of a locker, split into parts. */
export interface SentLocker {
  columns: Columns & { lockerName: string; lockerNumber: string };
  deviceList: readonly SentDevice[];
  boxList: readonly SentBox[];
}

/** Rejects incomplete pairs and mutually exclusive fields. */
function refuseHalves(locker: Columns): void {
  const [error] = lockerDraftErrors(locker);
  if (error) throw badInput(error.field, error.key === 'freeTwice' ? 'notAllowed' : 'missing');
}

/** Unique indexes enforce names and numbers under concurrent saves. */
export async function refuseTakenName<T>(
  database: Database,
  name: string,
  save: (trx: Trx) => Promise<T>,
): Promise<T> {
  try {
    return await refuseTaken(database, 'lockers', save);
  } catch (error) {
    const isName =
      error instanceof Problem && error.code === 'TAKEN' && error.field === 'lockerName';
    throw isName
      ? new Problem('LOCKER_NAME_TAKEN', { field: 'lockerName', values: { name } })
      : error;
  }
}

const layoutEvent = (
  lockerId: number,
  { added, removed, changed }: LayoutDone,
  doer: Doer,
): NewEvent => ({
  ...doer,
  type: 'LAYOUT_CHANGED',
  subject: ['locker', lockerId],
  lockerId,
  data: { added, removed: removed.map(({ boxId, name }) => ({ boxId, name })), changed },
});

/** Removed boxes have no trouble. */
async function endAlertsOf(trx: Trx, lockerId: number, removed: LayoutDone['removed'], doer: Doer) {
  const { time, ...by } = doer;
  const boxIds = removed.map(({ boxId }) => boxId);
  if (await endAlerts(trx, { lockerIds: [lockerId], boxIds, time, now: time, by }))
    await updateLockerSituations(trx, [lockerId], time, by);
}

/** Creates a locker and returns its id. */
export async function createLocker(trx: Trx, sent: SentLocker, doer: Doer): Promise<number> {
  const { time } = doer;
  refuseHalves(sent.columns);
  const { lockerId } = await trx
    .insertInto('lockers')
    .values({ ...sent.columns, situationTime: time, creationTime: time, lastUpdatedTime: time })
    .returning('lockerId')
    .executeTakeFirstOrThrow();
  const devices = await saveDevices(trx, lockerId, sent.deviceList, time);
  const done = await saveLayout(trx, { lockerId, stored: [], time }, sent.boxList, devices);
  const subject: NewEvent['subject'] = ['locker', lockerId];
  await appendEvent(trx, [
    {
      ...doer,
      subject,
      lockerId,
      type: 'LOCKER_CREATED',
      toState: 'ENABLE',
      data: { to: { ...sent.columns, deviceList: sent.deviceList } },
    },
    ...(done ? [layoutEvent(lockerId, done, doer)] : []),
  ]);
  return lockerId;
}

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/**
 * Updates a locker. Omitted columns keep their value.
 * @param check called with the boxes and the locker locked; throws for a stale save
 * @returns the lastUpdatedTime before and after; a save without changes leaves it
 */
export async function updateLocker(
  trx: Trx,
  lockerId: number,
  sent: SentLocker,
  doer: Doer,
  check: () => Promise<void>,
): Promise<number> {
  // Lock boxes before their locker, as everywhere, to avoid a deadlock.
  await lockBoxesForUpdate(trx, lockerId);
  const locker = await trx
    .selectFrom('lockers')
    .selectAll()
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'lockerId' }));
  await check();
  const time = laterThan(locker.lastUpdatedTime, doer.time);
  const stored = await lockBoxesForUpdate(trx, lockerId);
  refuseHalves({ ...locker, ...sent.columns });
  const before: Fields = { ...locker, deviceList: await deviceFacts(trx, lockerId) };

  const devices = await saveDevices(trx, lockerId, sent.deviceList, time);
  const layout = await saveLayout(trx, { lockerId, stored, time }, sent.boxList, devices);
  const fewer = await removeDevices(trx, lockerId, devices, time);
  const names = Object.entries(sent.columns)
    .filter(([name, value]) => value !== undefined && differs(before[name], value))
    .map(([name]) => name);
  if (devices.changed || fewer) names.push('deviceList');
  if (names.length === 0 && !layout) return locker.lastUpdatedTime;

  await trx
    .updateTable('lockers')
    .set({ ...sent.columns, lastUpdatedTime: time })
    .where('lockerId', '=', lockerId)
    .execute();
  const after: Fields = { ...sent.columns, deviceList: await deviceFacts(trx, lockerId) };
  if (names.length > 0)
    await appendEvent(trx, {
      ...doer,
      time,
      lockerId,
      type: 'LOCKER_CHANGED',
      subject: ['locker', lockerId],
      data: { from: picked(before, names), to: picked(after, names) },
    });
  if (layout) {
    await appendEvent(trx, layoutEvent(lockerId, layout, { ...doer, time }));
    await endAlertsOf(trx, lockerId, layout.removed, { ...doer, time });
  }
  return time;
}
