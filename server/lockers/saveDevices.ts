// Saves a locker's devices: inserts new ones, and marks omitted ones as removed.
import type { Selectable } from 'kysely';
import type { SentDevice } from '../../contract/lockers/lockerSaves.ts';
import { deviceErrors, LOCK_BOARD } from '../../domain/lockers/devices.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { DevicesTable } from '../db/tables/network.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';

type Device = Selectable<DevicesTable>;

/** What the boxes of the same save need to know of the devices. */
export interface SavedDevices {
  /** Maps the ids in the request to stored ids. */
  ids: ReadonlyMap<number, number>;
  /** The lock control board, if there is exactly one. */
  board: number | null;
  changed: boolean;
}

const FIELDS = [
  'deviceType',
  'version',
  'interfaceType',
  'interfaceAddress',
  'baudRate',
] as const satisfies readonly (keyof Device)[];

const CODES = {
  typeMissing: 'DEVICE_TYPE_MISSING',
  interfaceMissing: 'DEVICE_INTERFACE_MISSING',
  interfaceRepeated: 'DEVICE_INTERFACE_REPEATED',
} as const;

const standing = (db: Db, lockerId: number) =>
  db
    .selectFrom('devices')
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .orderBy('deviceId');

/** The locker's devices, without removed ones. */
export const devicesOf = (db: Db, lockerId: number): Promise<Device[]> =>
  standing(db, lockerId).selectAll().execute();

/** What people enter of them, with their ids: for the history, and as input for a save that leaves them unchanged. */
export const deviceFacts = (db: Db, lockerId: number) =>
  standing(db, lockerId)
    .select(['deviceId', ...FIELDS])
    .execute();

/** The device from the request; omitted fields keep their value, empty texts become null. */
const fieldsOf = (sent: SentDevice, stored?: Device) => ({
  deviceType: sent.deviceType,
  version: (sent.version ?? (sent.version === null ? null : stored?.version)) || null,
  interfaceType: sent.interfaceType === undefined ? stored?.interfaceType : sent.interfaceType,
  interfaceAddress:
    (sent.interfaceAddress === undefined ? stored?.interfaceAddress : sent.interfaceAddress) ||
    null,
  baudRate: sent.baudRate === undefined ? stored?.baudRate : sent.baudRate,
});

function refuse(sent: readonly SentDevice[], stored: readonly Device[]): void {
  const known = new Set(stored.map(({ deviceId }) => deviceId));
  const ids = new Set<number>();
  for (const [index, { deviceId }] of sent.entries()) {
    if (deviceId == null) continue;
    const field = `deviceList.${index}.deviceId`;
    if (deviceId > 0 && !known.has(deviceId)) throw badInput(field, 'unknown');
    if (ids.has(deviceId)) throw badInput(field, 'repeated');
    ids.add(deviceId);
  }
  const [error] = deviceErrors(sent);
  if (error)
    throw new Problem(CODES[error.key], { field: `deviceList.${error.index}.${error.field}` });
}

/** A device with a box wired to it cannot be removed. */
async function refuseWired(trx: Trx, gone: readonly Device[]): Promise<void> {
  const wired = await trx
    .selectFrom('boxes')
    .select(['name', 'deviceId'])
    .where('deletedAt', 'is', null)
    .where(
      'deviceId',
      'in',
      gone.map(({ deviceId }) => deviceId),
    )
    .orderBy('boxId')
    .limit(1)
    .executeTakeFirst();
  const device = gone.find(({ deviceId }) => deviceId === wired?.deviceId);
  if (!wired || !device) return;
  const values = { device: device.interfaceAddress ?? device.deviceType, box: wired.name };
  throw new Problem('DEVICE_IN_USE', { field: 'deviceList', values });
}

/** Marks omitted devices as removed; call it once the boxes are saved. */
export async function removeDevices(
  trx: Trx,
  lockerId: number,
  { ids }: SavedDevices,
  time: number,
): Promise<boolean> {
  const staying = new Set(ids.values());
  const gone = (await devicesOf(trx, lockerId)).filter(({ deviceId }) => !staying.has(deviceId));
  if (gone.length === 0) return false;
  await refuseWired(trx, gone);
  const marks = { deletedAt: time, lastUpdatedTime: time };
  const numbers = gone.map(({ deviceId }) => deviceId);
  await trx.updateTable('devices').set(marks).where('deviceId', 'in', numbers).execute();
  return true;
}

async function add(trx: Trx, lockerId: number, sent: SentDevice, time: number): Promise<number> {
  const { deviceId } = await trx
    .insertInto('devices')
    .values({ lockerId, ...fieldsOf(sent), creationTime: time, lastUpdatedTime: time })
    .returning('deviceId')
    .executeTakeFirstOrThrow();
  return deviceId;
}

async function change(trx: Trx, sent: SentDevice, stored: Device, time: number): Promise<boolean> {
  const fields = fieldsOf(sent, stored);
  if (FIELDS.every((name) => (fields[name] ?? null) === stored[name])) return false;
  await trx
    .updateTable('devices')
    .set({ ...fields, lastUpdatedTime: time })
    .where('deviceId', '=', stored.deviceId)
    .execute();
  return true;
}

/**
 * Saves the devices of the request. Each has an interface (R5.31) with a unique
 * address (R5.30); an id that is not a device of this locker is rejected at its position.
 */
export async function saveDevices(
  trx: Trx,
  lockerId: number,
  sent: readonly SentDevice[],
  time: number,
): Promise<SavedDevices> {
  const stored = new Map((await devicesOf(trx, lockerId)).map((one) => [one.deviceId, one]));
  refuse(sent, [...stored.values()]);
  const ids = new Map<number, number>();
  const boards: number[] = [];
  let changed = false;
  for (const device of sent) {
    const known = stored.get(device.deviceId ?? 0);
    const deviceId = known?.deviceId ?? (await add(trx, lockerId, device, time));
    const differs = known ? await change(trx, device, known, time) : true;
    changed ||= differs;
    // A device sent without an id is mapped under its new one.
    ids.set(device.deviceId ?? deviceId, deviceId);
    if (device.deviceType === LOCK_BOARD) boards.push(deviceId);
  }
  const [board] = boards;
  return { ids, board: boards.length === 1 && board !== undefined ? board : null, changed };
}
