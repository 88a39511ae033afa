// Proof that a parcel may be collected: a checked PIN, a remote opening, or a terminal sign-in.
import type { Transaction } from 'kysely';
import { OFFLINE_PINS_VALID_MS } from '../../domain/terminals/terminals.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { ParcelReport } from './parcelReports.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';
import { dueOf } from './payAtTerminal.ts';

type Trx = Transaction<Tables>;

/** How long a remote opening, and a sign-in, entitle to collect. Milliseconds. */
const OPENED_FOR_MS = 60 * 60 * 1_000;
const SIGNED_IN_FOR_MS = 12 * OPENED_FOR_MS;

/** Whether the collection was started at this locker by a PIN for this parcel. */
async function hasCollection(trx: Trx, { ordersId, lockerId }: Parcel, collectionId: string) {
  const collection = await trx
    .selectFrom('collections')
    .select('ordersIds')
    .where('collectionId', '=', collectionId)
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  return collection?.ordersIds.includes(ordersId) ?? false;
}

/**
 * Whether an offline terminal checked a valid PIN: the parcel's own, or one replaced so recently that the
 * terminal's list still contained it.
 */
async function fitsOffline(trx: Trx, parcel: Parcel, report: ParcelReport, pinCode: string) {
  const { ordersId, lockerId } = parcel;
  const pinHmac = pinHmacOf(report.secrets, lockerId, pinCode);
  if (parcel.pinHmac === pinHmac) return true;
  const retired = await trx
    .selectFrom('retiredPins')
    .select('ordersId')
    .where('ordersId', '=', ordersId)
    .where('pinHmac', '=', pinHmac)
    .where('retiredTime', '>=', report.time - OFFLINE_PINS_VALID_MS)
    .executeTakeFirst();
  return retired !== undefined;
}

/** Proof by PIN: checked by the server, or by the terminal alone. */
async function pinProof(trx: Trx, parcel: Parcel, report: ParcelReport) {
  const { collectionId, offlinePin } = report;
  if (collectionId !== undefined && (await hasCollection(trx, parcel, collectionId))) return 'PIN';
  if (offlinePin !== undefined && (await fitsOffline(trx, parcel, report, offlinePin)))
    return 'OFFLINE_PIN';
  return undefined;
}

/** Proof by remote opening: staff opened this box while the parcel was in it. */
async function wasOpened(trx: Trx, parcel: Parcel, { time, lockerId }: ParcelReport, task: string) {
  const opened = await trx
    .selectFrom('openTasks')
    .select('taskId')
    .where('taskId', '=', task)
    .where('lockerId', '=', lockerId)
    .where('boxId', '=', parcel.boxId)
    .where('creationTime', '>=', Math.max(parcel.storeTime ?? 0, time - OPENED_FOR_MS))
    // If the terminal did not answer in time, the door may have opened all the same.
    .where((is) => is.or([is('taskStatus', '!=', 'FAILED'), is('fault', '=', 'NO_ANSWER')]))
    .executeTakeFirst();
  return opened !== undefined;
}

/** Proof by sign-in: a user who may collect signed in at this terminal. */
async function signedIn(trx: Trx, { time, lockerId }: ParcelReport, userId: number) {
  const account = await trx
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select('authoritySet')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!account?.authoritySet.includes('TERMINAL_COLLECT')) return false;
  const event = await trx
    .selectFrom('events')
    .select('id')
    .where('subjectKind', '=', 'session')
    .where('subjectId', '=', String(userId))
    .where('type', '=', 'SIGNED_IN')
    .where('lockerId', '=', lockerId)
    .where('time', '>=', time - SIGNED_IN_FOR_MS)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * Returns the proof for the history. Throws COLLECTION_UNPROVEN without a proof, and PAYMENT_DUE for a checked PIN of an
 * unpaid parcel. Staff and couriers may take out unpaid parcels: the charge stays.
 */
export async function refuseUnproven(trx: Trx, parcel: Parcel, report: ParcelReport) {
  const { taskId, userId } = report;
  const proof = await pinProof(trx, parcel, report);
  if (proof) {
    const due = await dueOf(trx, [parcel.ordersId]);
    const { parcelNumber } = parcel;
    if (due.size > 0) throw new Problem('PAYMENT_DUE', { values: { parcelNumber } });
    return { proof };
  }
  if (taskId !== undefined && (await wasOpened(trx, parcel, report, taskId)))
    return { proof: 'REMOTE_OPEN' };
  if (userId !== undefined && (await signedIn(trx, report, userId)))
    return { proof: 'SIGN_IN', userId };
  throw new Problem('COLLECTION_UNPROVEN');
}
