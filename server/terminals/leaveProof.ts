// Proof that a parcel may leave its box: a checked PIN, a remote opening, or a terminal sign-in; and who took it out.
import {
  COLLECTION_VALID_MS,
  OUTAGE_REPORTS_WITHIN_MS,
  REMOTE_OPEN_VALID_MS,
  TERMINAL_SIGN_IN_VALID_MS,
} from '../../domain/limits.ts';
import { PARCEL_MOVES, type ParcelAction } from '../../domain/parcels/parcelMoves.ts';
import {
  checkedOffline,
  outagesBefore,
  stillProves,
  type Outage,
} from '../../domain/terminals/outages.ts';
import type { Trx } from '../db/tables.ts';
import { accountOf } from '../account/accounts.ts';
import { mayEnter } from '../http/session.ts';
import { Problem } from '../system/problem.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { Circumstances } from '../parcels/moveParcel.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import type { ParcelReport } from './parcelReports.ts';
import { dueOf } from './payAtTerminal.ts';

/** A report, and the locker's outages that may have delayed it. */
interface Claim extends ParcelReport {
  readonly outages: readonly Outage[];
}

/** The outages of the locker that reports received now may come from, by its heartbeats. `now` is epoch milliseconds. */
async function outagesOf(trx: Trx, lockerId: number, now: number): Promise<Outage[]> {
  const last = await trx
    .selectFrom('lockerHeartbeats')
    .select('heartbeatTime')
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  const known = await trx
    .selectFrom('lockerOutages')
    .select(['fromTime', 'toTime'])
    .where('lockerId', '=', lockerId)
    .where('toTime', '>=', now - OUTAGE_REPORTS_WITHIN_MS)
    .execute();
  return outagesBefore(now, known, last?.heartbeatTime ?? null);
}

/** Whether the proof given at `since` still counts. */
const holds = (since: number, validMs: number, claim: Claim): boolean =>
  stillProves(since, validMs, claim, claim.outages);

/** Whether a PIN for this parcel started the collection at this locker: one that was not replaced since. */
async function hasCollection(trx: Trx, parcel: Parcel, claim: Claim, collectionId: string) {
  const collection = await trx
    .selectFrom('collections')
    .innerJoin('parcels', 'parcels.ordersId', 'collections.ordersId')
    .select(['ordersIds', 'collections.creationTime', 'collections.pinHmac'])
    .select('parcels.pinHmac as currentHmac')
    .where('collectionId', '=', collectionId)
    .where('collections.lockerId', '=', parcel.lockerId)
    .executeTakeFirst();
  if (!collection?.ordersIds.includes(parcel.ordersId)) return false;
  const { pinHmac, currentHmac, creationTime } = collection;
  // The parcel with the PIN may have left first, and others of its owner follow.
  const inForce = pinHmac !== null && (currentHmac === null || currentHmac === pinHmac);
  return inForce && holds(creationTime, COLLECTION_VALID_MS, claim);
}

/** When the PIN was replaced; undefined for one that the parcel never had. */
async function replacedAt(trx: Trx, { ordersId }: Parcel, pinHmac: string) {
  const retired = await trx
    .selectFrom('retiredPins')
    .select('retiredTime')
    .where('ordersId', '=', ordersId)
    .where('pinHmac', '=', pinHmac)
    .executeTakeFirst();
  return retired?.retiredTime;
}

/**
 * Whether the terminal checked a valid PIN while the server observed an outage. Throws COLLECTION_UNPROVEN for the
 * PIN in force without one: `collect` takes it.
 */
async function fitsOffline(trx: Trx, parcel: Parcel, claim: Claim, pinCode: string) {
  const pinHmac = pinHmacOf(claim.secrets, parcel.lockerId, pinCode);
  if (parcel.pinHmac !== pinHmac) {
    const retiredTime = await replacedAt(trx, parcel, pinHmac);
    return retiredTime !== undefined && checkedOffline(claim, claim.outages, retiredTime);
  }
  if (checkedOffline(claim, claim.outages)) return true;
  throw new Problem('COLLECTION_UNPROVEN', { field: 'offlinePin' });
}

/** Proof by PIN: checked by the server, or by the terminal alone. */
async function pinProof(trx: Trx, parcel: Parcel, claim: Claim) {
  const { collectionId, offlinePin } = claim;
  if (collectionId !== undefined && (await hasCollection(trx, parcel, claim, collectionId)))
    return 'PIN';
  if (offlinePin !== undefined && (await fitsOffline(trx, parcel, claim, offlinePin)))
    return 'OFFLINE_PIN';
  return undefined;
}

/** Proof by remote opening: staff opened this box while the parcel was in it. Returns their login name. */
async function openedBy(trx: Trx, { boxId, storeTime }: Parcel, claim: Claim, taskId: string) {
  const opened = await trx
    .selectFrom('openTasks')
    .leftJoin('staff', 'staff.userId', 'openTasks.requestedBy')
    .select(['openTasks.creationTime', 'username'])
    .where('taskId', '=', taskId)
    .where('lockerId', '=', claim.lockerId)
    .where('boxId', '=', boxId)
    .where('openTasks.creationTime', '>=', storeTime ?? 0)
    // If the terminal did not answer in time, the door may have opened all the same.
    .where((is) => is.or([is('taskStatus', '!=', 'FAILED'), is('error', '=', 'NO_ANSWER')]))
    .executeTakeFirst();
  return opened && holds(opened.creationTime, REMOTE_OPEN_VALID_MS, claim) ? opened : undefined;
}

/** Proof by sign-in: a user who may collect signed in at this terminal, and may still. Returns their login name. */
async function signedIn(trx: Trx, claim: Claim, userId: number) {
  const account = await accountOf(trx, userId);
  if (!account?.authoritySet.includes('TERMINAL_COLLECT')) return undefined;
  if (!mayEnter(account, claim.now, 'TERMINAL')) return undefined;
  const event = await trx
    .selectFrom('events')
    .select('time')
    .where('subjectType', '=', 'session')
    .where('subjectId', '=', String(userId))
    .where('type', '=', 'SIGNED_IN')
    .where('lockerId', '=', claim.lockerId)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event && holds(event.time, TERMINAL_SIGN_IN_VALID_MS, claim) ? account : undefined;
}

/**
 * Whether its owner's PIN proves a collection that the server's record rules out: staff took the parcel to be elsewhere
 * after the PIN was checked, by the server or by a terminal on its own. A repeated report of the collection is none.
 */
export async function isDisputed(
  trx: Trx,
  action: ParcelAction,
  parcel: Parcel,
  report: ParcelReport,
): Promise<boolean> {
  const { collectionId, offlinePin, lockerId, now } = report;
  if (offlinePin !== undefined) return true;
  if (action !== 'COLLECT' || collectionId === undefined) return false;
  if (parcel.ordersStatus === PARCEL_MOVES.COLLECT.to) return false;
  const claim = { ...report, outages: await outagesOf(trx, lockerId, now) };
  return hasCollection(trx, parcel, claim, collectionId);
}

/**
 * Who took the parcel out, and the proof, for the history. Throws COLLECTION_UNPROVEN without a proof, and PAYMENT_DUE
 * for a checked PIN of an unpaid parcel. Staff and couriers may take out unpaid parcels: the charge stays. A PIN proves
 * a collection only: its owner does not remove a parcel for the operator.
 */
export async function proofOf(
  trx: Trx,
  action: Extract<ParcelAction, 'COLLECT' | 'REMOVE'>,
  parcel: Parcel,
  report: ParcelReport,
): Promise<Pick<Circumstances, 'by' | 'data'>> {
  const { taskId, userId, lockerId, now } = report;
  const claim = { ...report, outages: await outagesOf(trx, lockerId, now) };
  const by = byTerminal(report);
  const proof = action === 'COLLECT' ? await pinProof(trx, parcel, claim) : undefined;
  if (proof) {
    const due = await dueOf(trx, [parcel.ordersId]);
    const { parcelNumber } = parcel;
    if (due.size > 0) throw new Problem('PAYMENT_DUE', { values: { parcelNumber } });
    return { by, data: { proof } };
  }
  const opened = taskId === undefined ? undefined : await openedBy(trx, parcel, claim, taskId);
  if (opened)
    return { by: { ...by, byName: opened.username }, data: { proof: 'REMOTE_OPEN', taskId } };
  const user = userId === undefined ? undefined : await signedIn(trx, claim, userId);
  if (user) return { by: { ...by, byName: user.username }, data: { proof: 'SIGN_IN', userId } };
  throw new Problem('COLLECTION_UNPROVEN');
}
