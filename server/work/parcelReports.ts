// A parcel was laid in or taken out at a locker: the parcel and its box change together.
import type { Selectable, Transaction } from 'kysely';
import { isOccupied, type BoxStatus } from '../../domain/boxes.ts';
import type { ParcelStatus } from '../../domain/parcels.ts';
import type { BoxesTable } from '../db/tables/network.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';
import { ownBox, type Report } from './boxReports.ts';
import { ownerOf } from './recipients.ts';
import { record, tell, type Happening } from './record.ts';
import { latest, standardExpiry } from './storageEnd.ts';

type Trx = Transaction<Tables>;
type Parcel = Selectable<ParcelsTable>;
type Box = Selectable<BoxesTable>;

/** The locker's own parcel, held until the transaction ends. Refuses with NOT_FOUND. */
async function ownParcel(trx: Trx, lockerId: number, ordersId: number): Promise<Parcel> {
  const parcel = await trx
    .selectFrom('parcels')
    .selectAll()
    .where('ordersId', '=', ordersId)
    .where('lockerId', '=', lockerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!parcel) throw new Problem('NOT_FOUND', { field: 'ordersId' });
  return parcel;
}

const happened = (report: Report, boxId: number): Omit<Happening, 'type' | 'subject'> => ({
  time: report.time,
  lockerId: report.lockerId,
  boxId,
  byKind: 'TERMINAL',
  byId: report.lockerId,
});

async function turnBox(
  trx: Trx,
  report: Report,
  box: Box,
  status: BoxStatus,
  expiryTime: number | null,
) {
  await trx
    .updateTable('boxes')
    .set({ status, expiryTime, lastUpdatedTime: report.now })
    .where('boxId', '=', box.boxId)
    .execute();
  if (status === box.status) return;
  await record(trx, {
    ...happened(report, box.boxId),
    type: 'BOX_STATUS',
    subject: ['box', box.boxId],
    fromState: box.status,
    toState: status,
  });
}

/** What else keeps the box: parcels in it, or bookings on it. */
async function othersOf(trx: Trx, boxId: number, ordersId: number) {
  const others = await trx
    .selectFrom('parcels')
    .select(['ordersStatus', 'expiryTime'])
    .where('boxId', '=', boxId)
    .where('ordersId', '!=', ordersId)
    .where('ordersStatus', 'in', ['RESERVED', 'STORED', 'EXPIRED'])
    .execute();
  return { inside: others.filter((parcel) => parcel.ordersStatus !== 'RESERVED'), any: others[0] };
}

/** The box without this parcel: full while others stand in it, booked while one is promised, else free. */
async function leaveBox(trx: Trx, report: Report, box: Box, ordersId: number): Promise<void> {
  if (!isOccupied(box) && box.status !== 'RESERVED') return;
  const { inside, any } = await othersOf(trx, box.boxId, ordersId);
  if (inside.length > 0) {
    await turnBox(
      trx,
      report,
      box,
      'OCCUPIED',
      latest(...inside.map((parcel) => parcel.expiryTime)),
    );
  } else {
    await turnBox(trx, report, box, any ? 'RESERVED' : 'AVAILABLE', null);
  }
}

const parcelHappening = (report: Report, parcel: Parcel, boxId: number, toState: ParcelStatus) => ({
  ...happened(report, boxId),
  subject: ['parcel', parcel.ordersId] as Happening['subject'],
  ordersId: parcel.ordersId,
  memberId: parcel.memberId,
  fromState: parcel.ordersStatus,
  toState,
});

async function tellOwner(
  trx: Trx,
  event: 'DEPOSIT' | 'COLLECTION',
  parcel: Parcel,
  box: Box,
  now: number,
) {
  const { lockerName, location } = await trx
    .selectFrom('lockers')
    .select(['lockerName', 'location'])
    .where('lockerId', '=', box.lockerId)
    .executeTakeFirstOrThrow();
  const { to, memberName } = await ownerOf(trx, parcel);
  const { parcelNumber, expiryTime, collectTime } = parcel;
  const when = event === 'DEPOSIT' ? { expiryTime } : { collectTime };
  await tell(
    trx,
    event,
    to,
    { parcelNumber, boxName: box.name, lockerName, location, memberName, ...when },
    now,
  );
}

/** A courier found the booked box unfit and took another that was free: the booked one is given back. */
async function giveBack(trx: Trx, report: Report, parcel: Parcel): Promise<void> {
  if (parcel.boxId === null) return;
  await leaveBox(trx, report, await ownBox(trx, report.lockerId, parcel.boxId), parcel.ordersId);
}

/** A terminal's clock that runs behind does not have a parcel laid in before it was booked, or taken out before that. */
const notBefore = (report: Report, time: number | null): Report => ({
  ...report,
  time: Math.max(report.time, time ?? 0),
});

/** A booked parcel lies in its box, or in a free one instead. False when it is not awaited or the box is another's. */
export async function deposit(
  trx: Trx,
  heard: Report,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const box = await ownBox(trx, heard.lockerId, boxId);
  const parcel = await ownParcel(trx, heard.lockerId, ordersId);
  const report = notBefore(heard, parcel.bookTime);
  const own = parcel.boxId === boxId;
  if (parcel.ordersStatus !== 'RESERVED' || !(own || box.status === 'AVAILABLE')) return false;
  const standardExpiryTime = await standardExpiry(trx, parcel, report.time, report.timeZone);
  const expiryTime = latest(standardExpiryTime, parcel.extraExpiryTime);
  const stored = {
    ordersStatus: 'STORED',
    boxId,
    storeTime: report.time,
    standardExpiryTime,
    expiryTime,
  } as const;
  await trx
    .updateTable('parcels')
    .set({ ...stored, boxTypeId: box.boxTypeId, lastUpdatedTime: report.now })
    .where('ordersId', '=', ordersId)
    .execute();
  if (!own) await giveBack(trx, report, parcel);
  const { inside } = await othersOf(trx, boxId, ordersId);
  await turnBox(
    trx,
    report,
    box,
    'OCCUPIED',
    latest(expiryTime, ...inside.map((other) => other.expiryTime)),
  );
  await record(trx, {
    ...parcelHappening(report, parcel, boxId, 'STORED'),
    // What goes out through the locker is counted as posted, what comes in as deposited.
    type: parcel.parcelType === 'DELIVER_PARCEL' ? 'PARCEL_POSTED' : 'PARCEL_DEPOSITED',
  });
  await tellOwner(trx, 'DEPOSIT', { ...parcel, ...stored }, box, report.now);
  return true;
}

/** A parcel was taken out of its box. False when it does not stand there. */
export async function collect(
  trx: Trx,
  heard: Report,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const box = await ownBox(trx, heard.lockerId, boxId);
  const parcel = await ownParcel(trx, heard.lockerId, ordersId);
  const report = notBefore(heard, parcel.storeTime);
  const inside = parcel.ordersStatus === 'STORED' || parcel.ordersStatus === 'EXPIRED';
  if (!inside || parcel.boxId !== boxId) return false;
  const taken = { ordersStatus: 'FINISHED', collectTime: report.time } as const;
  await trx
    .updateTable('parcels')
    .set({ ...taken, lastUpdatedTime: report.now })
    .where('ordersId', '=', ordersId)
    .execute();
  await leaveBox(trx, report, box, ordersId);
  await record(trx, {
    ...parcelHappening(report, parcel, boxId, 'FINISHED'),
    type: 'PARCEL_COLLECTED',
  });
  await tellOwner(trx, 'COLLECTION', { ...parcel, ...taken }, box, report.now);
  return true;
}
