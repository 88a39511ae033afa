// Saves a locker's layout: removals first, then moves, then new boxes.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { SentBox } from '../../contract/lockers/lockerSaves.ts';
import { checkLayoutEdit } from '../../domain/boxes/boxChanges.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import { fromBoxes, withNames } from '../../domain/layout/wire.ts';
import type { Trx } from '../db/tables.ts';
import type { BoxesTable } from '../db/tables/network.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { LARGEST_BOX_TYPES } from '../../domain/boxes/boxTypes.ts';
import { refuseLayoutErrors } from './refuseLayoutErrors.ts';
import type { SavedDevices } from './saveDevices.ts';
import { refuseStrays } from '../boxes/strays.ts';

/** Creates the box types XL and XXL if a box in `boxes` has that size. */
async function ensureLargestTypes(
  trx: Trx,
  boxes: readonly { boxTypeId: number }[],
  time: number,
): Promise<void> {
  const used = LARGEST_BOX_TYPES.filter((type) =>
    boxes.some(({ boxTypeId }) => boxTypeId === type.boxTypeId),
  );
  if (used.length === 0) return;
  await trx
    .insertInto('boxTypes')
    .values(used.map((type) => ({ ...type, creationTime: time, lastUpdatedTime: time })))
    .onConflict((is) => is.column('boxTypeId').doNothing())
    .execute();
}

export type StoredBox = Selectable<BoxesTable>;

/** The layout columns of a box; the others are its state. */
const FIELDS = [
  'name',
  'boxTypeId',
  'positionX',
  'positionY',
  'boardNumber',
  'portNumber',
  'deviceId',
  'bottomFlag',
  'skipNumber',
] as const satisfies readonly (keyof StoredBox)[];

type Drawn = Pick<StoredBox, (typeof FIELDS)[number]>;

/** A box of the requested layout, with its stored row if there is one. */
interface Wanted extends Drawn {
  boxId: number | null;
  deleteFlag: boolean;
  stored: StoredBox | undefined;
}

/** The changes, as recorded in events. */
export interface LayoutDone {
  added: string[];
  removed: StoredBox[];
  changed: { boxId: number; from: Partial<Drawn>; to: Partial<Drawn> }[];
}

/** The locker's current boxes, locked for update. */
export const lockBoxesForUpdate = (trx: Trx, lockerId: number): Promise<StoredBox[]> =>
  trx
    .selectFrom('boxes')
    .selectAll()
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .orderBy('boxId')
    .forNoKeyUpdate()
    .execute();

function deviceOf(sent: SentBox, place: number, stored: Wanted['stored'], devices: SavedDevices) {
  const { deviceId } = sent;
  if (deviceId === undefined && stored) return stored.deviceId;
  // A new box is wired to the only board unless specified.
  if (deviceId == null) return stored || sent.portNumber == null ? null : devices.board;
  // Still wired to a removed device: the error is then reported for the device.
  const real = devices.ids.get(deviceId) ?? (stored?.deviceId === deviceId ? deviceId : undefined);
  if (real === undefined) throw badInput(`boxList.${place}.deviceId`, 'unknown');
  return real;
}

/** The box from the request, with omitted fields as stored. */
function wantedBox(
  sent: SentBox,
  place: number,
  stored: Wanted['stored'],
  devices: SavedDevices,
): Wanted {
  const { boxId = null, name, boxTypeId, positionX, positionY, deleteFlag = false } = sent;
  if (boxId !== null && !stored) throw badInput(`boxList.${place}.boxId`, 'unknown');
  const kept = <Field extends 'boardNumber' | 'portNumber'>(field: Field) =>
    sent[field] === undefined ? (stored?.[field] ?? null) : sent[field];
  return {
    boxId,
    name: name || (stored?.name ?? ''),
    boxTypeId,
    positionX,
    positionY,
    deleteFlag,
    stored,
    boardNumber: kept('boardNumber'),
    portNumber: kept('portNumber'),
    deviceId: deleteFlag ? (stored?.deviceId ?? null) : deviceOf(sent, place, stored, devices),
    bottomFlag: sent.bottomFlag ?? stored?.bottomFlag ?? false,
    skipNumber: sent.skipNumber ?? stored?.skipNumber ?? false,
  };
}

/** Every existing box must be listed, so that none is removed by accident. */
function refuseMissing(stored: readonly StoredBox[], sent: readonly SentBox[]): void {
  const sentIds = new Set(sent.map(({ boxId }) => boxId));
  const missing = stored.find(({ boxId }) => !sentIds.has(boxId));
  if (missing)
    throw new Problem('LAYOUT_BOX_MISSING', { field: 'boxList', values: { box: missing.name } });
}

/** Statuses come from the database, never from the body. */
const listed = ({ stored, ...box }: Wanted) => ({
  ...box,
  status: stored?.status ?? 'AVAILABLE',
  lockType: stored?.lockType ?? null,
  expiryTime: stored?.expiryTime ?? null,
});

const differing = (box: Wanted): (typeof FIELDS)[number][] =>
  FIELDS.filter((name) => box.stored && box[name] !== box.stored[name]);

const some = (box: Drawn, names: readonly (typeof FIELDS)[number][]): Partial<Drawn> =>
  Object.fromEntries(names.map((name) => [name, box[name]]));

/** Two boxes may swap positions: each leaves its own before one takes it. */
async function move(trx: Trx, boxes: readonly Wanted[], time: number): Promise<void> {
  if (boxes.length === 0) return;
  const moved = boxes.filter(({ stored, positionX, positionY }) =>
    stored ? stored.positionX !== positionX || stored.positionY !== positionY : false,
  );
  const ids = moved.flatMap(({ boxId }) => boxId ?? []);
  if (ids.length > 0)
    await trx
      .updateTable('boxes')
      .set({ positionX: -1, positionY: sql`-"boxId"` })
      .where('boxId', 'in', ids)
      .execute();
  const rows = JSON.stringify(boxes.map(({ boxId, ...box }) => ({ boxId, ...some(box, FIELDS) })));
  await sql`update "boxes" set "name" = said."name", "boxTypeId" = said."boxTypeId",
      "positionX" = said."positionX", "positionY" = said."positionY",
      "boardNumber" = said."boardNumber", "portNumber" = said."portNumber",
      "deviceId" = said."deviceId", "bottomFlag" = said."bottomFlag",
      "skipNumber" = said."skipNumber", "lastUpdatedTime" = ${time}
    from json_to_recordset(${rows}::json) as said("boxId" integer, "name" text, "boxTypeId" integer,
      "positionX" integer, "positionY" integer, "boardNumber" integer, "portNumber" integer,
      "deviceId" integer, "bottomFlag" boolean, "skipNumber" boolean)
    where "boxes"."boxId" = said."boxId"`.execute(trx);
}

/** Refuses them while a parcel has one, also where its flag hides the booking: the customer was promised that box. */
async function refuseHeld(trx: Trx, boxes: readonly StoredBox[]): Promise<void> {
  if (boxes.length === 0) return;
  const ids = boxes.map(({ boxId }) => boxId);
  const held = await trx
    .selectFrom('parcels')
    .select('boxId')
    .where('boxId', 'in', ids)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .limit(1)
    .executeTakeFirst();
  const place = boxes.find(({ boxId }) => boxId === held?.boxId)?.name;
  if (place) throw new Problem('LAYOUT_BOX_IN_USE', { field: 'boxList', values: { place } });
}

async function remove(trx: Trx, boxes: readonly StoredBox[], time: number): Promise<void> {
  if (boxes.length === 0) return;
  const ids = boxes.map(({ boxId }) => boxId);
  await refuseStrays(trx, ids);
  const gone = { deletedAt: time, lastUpdatedTime: time };
  await trx.updateTable('boxes').set(gone).where('boxId', 'in', ids).execute();
}

async function insert(trx: Trx, lockerId: number, boxes: readonly Wanted[], time: number) {
  if (boxes.length === 0) return;
  const rows = boxes.map((box): Insertable<BoxesTable> => ({
    lockerId,
    ...(some(box, FIELDS) as Drawn),
    creationTime: time,
    lastUpdatedTime: time,
  }));
  await trx.insertInto('boxes').values(rows).execute();
}

async function write(
  trx: Trx,
  lockerId: number,
  wanted: readonly Wanted[],
  time: number,
): Promise<LayoutDone> {
  const removed = wanted.flatMap(({ deleteFlag, stored }) => (deleteFlag && stored ? stored : []));
  const staying = wanted.filter(({ deleteFlag }) => !deleteFlag);
  const other = staying.filter((box) => differing(box).length > 0);
  const added = staying.filter(({ stored }) => !stored);
  const resized = other.filter((box) => differing(box).includes('boxTypeId'));
  await refuseHeld(trx, [...removed, ...resized.flatMap(({ stored }) => stored ?? [])]);
  await remove(trx, removed, time);
  await move(trx, other, time);
  await insert(trx, lockerId, added, time);
  const changed = other.flatMap((box) => {
    const names = differing(box);
    const { boxId, stored } = box;
    return boxId === null || !stored
      ? []
      : { boxId, from: some(stored, names), to: some(box, names) };
  });
  return { added: added.map(({ name }) => name), removed, changed };
}

/**
 * Saves the layout over the existing boxes (locked by `lockBoxesForUpdate`). Throws if a box is in use or
 * LOCKED (R5.4), and for an invalid layout with the position. An unchanged layout is accepted
 * without a write, so that a locker in use can still be renamed.
 * @returns the changes; undefined if there were none
 */
export async function saveLayout(
  trx: Trx,
  { lockerId, stored, time }: { lockerId: number; stored: readonly StoredBox[]; time: number },
  sent: readonly SentBox[],
  devices: SavedDevices,
): Promise<LayoutDone | undefined> {
  const byId = new Map(stored.map((box) => [box.boxId, box]));
  const wanted = withNames(
    sent
      .map((box, place) => wantedBox(box, place, byId.get(box.boxId ?? 0), devices))
      .filter(({ boxId, deleteFlag }) => boxId !== null || !deleteFlag),
  );
  refuseMissing(stored, sent);
  const same = ({ deleteFlag, ...box }: Wanted) =>
    !deleteFlag && box.stored && differing({ deleteFlag, ...box }).length === 0;
  if (wanted.length === stored.length && wanted.every(same)) return undefined;
  if (checkLayoutEdit(stored)) throw new Problem('LAYOUT_IN_USE', { field: 'boxList' });
  refuseLayoutErrors(fromBoxes(wanted.map(listed)));
  await ensureLargestTypes(trx, wanted, time);
  return write(trx, lockerId, wanted, time);
}
