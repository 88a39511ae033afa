// Resolves a stray parcel after a check of the box: recorded there, or not found.
import { isRecordable } from '../../domain/parcels/strays.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { besideIn } from '../terminals/deposit.ts';
import {
  lockBoxesForUpdate,
  lockParcelForUpdate,
  type Box,
} from '../parcels/lockParcelForUpdate.ts';
import { layIn } from '../terminals/layIn.ts';
import type { Doer } from '../events/append.ts';
import { updateBoxStatus, parcelsKeeping } from './updateBoxStatus.ts';
import { endFlagAlert } from './endFlagAlert.ts';
import { resolveStrays, straysIn } from './strays.ts';

type Settler = Doer & { byType: 'STAFF'; byId: number; byName: string };

/** The parcel it shares the box with. Throws if the box contains, or is reserved for, another customer's parcel. */
async function companyIn(trx: Trx, box: Box, parcel: Parameters<typeof besideIn>[2], own: number) {
  const keepers = await parcelsKeeping(trx, box.boxId);
  const others = keepers.filter(({ ordersId }) => ordersId !== own);
  if (others.length === 0) return null;
  const withOrdersId = await besideIn(trx, box, parcel);
  if (withOrdersId !== undefined) return withOrdersId;
  const parcelNumber = others.map((other) => other.bookNumber ?? other.parcelNumber).join(', ');
  throw new Problem('BOX_KEPT', { field: 'boxId', values: { box: box.name, parcelNumber } });
}

/** The last stray of a box is resolved, which ends the flag and its alert. */
async function endFlag(trx: Trx, box: Box, by: Settler): Promise<void> {
  if ((await straysIn(trx, box.boxId)).length > 0) return;
  const [held] = await lockBoxesForUpdate(trx, [box.boxId]);
  if (held) await updateBoxStatus(trx, held, by, by.time, { flagOver: true });
  await endFlagAlert(trx, box, by, by.time);
}

/** The parcel is there: it is recorded under its booking as if expected, and its owner gets the PIN. */
export async function recordStray(
  context: RequestContext,
  { boxId, strayId }: { boxId: number; strayId: number },
  by: Settler,
): Promise<void> {
  const { secrets, config } = context;
  await context.database.transaction(async (trx) => {
    const stray = (await straysIn(trx, boxId)).find((one) => one.strayId === strayId);
    if (!stray) throw new Problem('NOT_FOUND');
    const { ordersId, lockerId, laidInTime } = stray;
    if (ordersId === null) throw new Problem('STRAY_NOT_RECORDABLE');
    const held = await lockParcelForUpdate(trx, ordersId, { lockerId, boxId });
    const box = held.boxes.find((one) => one.boxId === boxId);
    if (!box) throw new Problem('NOT_FOUND');
    // Check again under the lock: another request may have resolved it first.
    const resolved = await resolveStrays(trx, box, 'RECORDED', by, [strayId]);
    if (resolved.length === 0) throw new Problem('NOT_FOUND');
    if (!isRecordable(held.parcel.ordersStatus)) throw new Problem('STRAY_NOT_RECORDABLE');
    const withOrdersId = await companyIn(trx, box, held.parcel, ordersId);
    const place = { boxId, boxTypeId: box.boxTypeId, withOrdersId };
    const report = { lockerId, time: laidInTime, now: by.time, timeZone: config.timeZone, secrets };
    await layIn(trx, held, place, report, { action: 'REINSTATE', by, from: by.time });
    await endFlag(trx, box, by);
  });
}

/** The check found no parcel without a booking. */
export async function confirmEmpty(
  context: RequestContext,
  boxId: number,
  by: Settler,
): Promise<void> {
  await context.database.transaction(async (trx) => {
    const [box] = await lockBoxesForUpdate(trx, [boxId]);
    if (!box) throw new Problem('NOT_FOUND', { field: 'boxId' });
    const resolved = await resolveStrays(trx, box, 'EMPTY', by);
    if (resolved.length === 0) throw new Problem('NOT_FOUND', { field: 'boxId' });
    await endFlag(trx, box, by);
  });
}
