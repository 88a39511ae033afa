// Deposits a parcel: sets its storage end and its PIN.
import { isOutgoing } from '../../domain/parcels/parcels.ts';
import { latestEnd } from '../../domain/parcels/storageRules.ts';
import type { Trx } from '../db/tables.ts';
import { chargeParcel, costOfUse } from '../payments/charges.ts';
import { lockBoxesForUpdate, type Held, type Parcel } from '../parcels/lockParcelForUpdate.ts';
import { moveParcel } from '../parcels/moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { makePin } from '../parcels/parcelPin.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import { handOf, type ParcelReport } from './parcelReports.ts';
import { standardExpiry } from '../parcels/storageEnd.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';
import { skipReminder } from '../messages/remind.ts';

/** Circumstances of the record; default: reported by its terminal. */
interface How {
  readonly action?: 'DEPOSIT' | 'REINSTATE';
  readonly by?: Doer;
  /** Start of the storage time: the owner is notified only now. */
  readonly from?: number;
  /** Its time contradicts the recorded history. */
  readonly doubtful?: boolean;
}

/** Outgoing parcels need no PIN: the courier signs in. */
const NO_PIN = { pinCode: undefined, pinHmac: null, pinVerifier: null };

/**
 * Expires a parcel whose storage was over when its deposit was reported. Its owner gets one message, with the PIN, which
 * still collects it; the notice that it was not collected in time would follow within seconds.
 */
async function expireAtOnce(trx: Trx, parcel: Parcel, now: number): Promise<void> {
  if (parcel.expiryTime === null || parcel.expiryTime > now) return;
  const boxes = await lockBoxesForUpdate(trx, [parcel.boxId]);
  const by = { time: now, byType: 'SERVER' } as const;
  await moveParcel(trx, { parcel, boxes }, 'EXPIRE', { by, now });
}

/** Deposits a locked parcel in a box and notifies its owner. */
export async function layIn(
  trx: Trx,
  held: Held,
  place: Pick<Parcel, 'boxId' | 'boxTypeId' | 'withOrdersId'>,
  { secrets, now, timeZone, userName, ...report }: ParcelReport,
  {
    action = 'DEPOSIT',
    by = byTerminal({ ...report, now, timeZone }),
    from = report.time,
    doubtful = false,
  }: How = {},
): Promise<void> {
  const { parcel } = held;
  const standardExpiryTime = await standardExpiry(trx, parcel, from, timeZone);
  const { pinCode, ...pin } = isOutgoing(parcel.parcelType)
    ? NO_PIN
    : await makePin(trx, secrets, parcel.lockerId);
  // A parcel that is put back was charged at its first deposit.
  const first = parcel.storeTime === null;
  const cost = first ? await costOfUse(trx, parcel, place.withOrdersId, report.time) : {};
  const change = {
    ...place,
    ...cost,
    ...pin,
    storeTime: report.time,
    timesDoubtful: doubtful,
    cancelTime: null,
    warehouseExpiryTime: null,
    warehouseLocation: null,
    storeUsername: userName ?? parcel.storeUsername,
    storeUserType: handOf(parcel, 'DEPOSIT'),
    standardExpiryTime,
    expiryTime: latestEnd(standardExpiryTime, parcel.extraExpiryTime),
  };
  const stored = await moveParcel(trx, held, action, {
    by,
    now,
    change,
    data: doubtful ? { doubtful } : {},
  });
  if (first) await chargeParcel(trx, stored, by);
  await notifyOwner(trx, 'DEPOSIT', stored, now, pinCode);
  await skipReminder(trx, stored, now);
  await expireAtOnce(trx, stored, now);
}
