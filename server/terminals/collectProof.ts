// Why a parcel may be taken out of its box: a checked PIN, a remote opening by staff, or somebody signed in at the terminal.
import type { Transaction } from 'kysely';
import { OFFLINE_PINS_VALID_MS } from '../../domain/terminals/terminals.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { ParcelReport } from './parcelReports.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';
import { dueOf } from './payAtTerminal.ts';

type Trx = Transaction<Tables>;

/** How long after a remote opening its box may be emptied, and after a sign-in somebody collects. Milliseconds. */
const OPENED_FOR_MS = 60 * 60 * 1_000;
const SIGNED_IN_FOR_MS = 12 * OPENED_FOR_MS;

/** The collection of this locker whose PIN was checked for this parcel. */
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
 * The PIN that a terminal checked while it was out of touch: the parcel's, or one that was replaced so lately that the
 * terminal's list still had it.
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

/** The customer had a PIN: checked by the server, or by the terminal alone. */
async function pinProof(trx: Trx, parcel: Parcel, report: ParcelReport) {
  const { collectionId, offlinePin } = report;
  if (collectionId !== undefined && (await hasCollection(trx, parcel, collectionId))) return 'PIN';
  if (offlinePin !== undefined && (await fitsOffline(trx, parcel, report, offlinePin)))
    return 'OFFLINE_PIN';
  return undefined;
}

/** Staff had this box opened while the parcel was in it. */
async function wasOpened(trx: Trx, parcel: Parcel, { time, lockerId }: ParcelReport, task: string) {
  const opened = await trx
    .selectFrom('openTasks')
    .select('taskId')
    .where('taskId', '=', task)
    .where('lockerId', '=', lockerId)
    .where('boxId', '=', parcel.boxId)
    .where('creationTime', '>=', Math.max(parcel.storeTime ?? 0, time - OPENED_FOR_MS))
    // Of one that nobody answered in time the door may have opened all the same.
    .where((is) => is.or([is('taskStatus', '!=', 'FAILED'), is('fault', '=', 'NO_ANSWER')]))
    .executeTakeFirst();
  return opened !== undefined;
}

/** Somebody who may collect has signed in at this terminal. */
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
 * What the history says of the proof. Refuses a report without one (COLLECTION_UNPROVEN), and one of a checked PIN while
 * the parcel is not paid (PAYMENT_DUE). Staff and couriers take out what is not paid: the charge stays.
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
