// Parcels without a booking, from a courier or posted by a customer: booked and deposited at once.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import {
  bookNumber,
  isOutgoing,
  type ParcelStatus,
  type ParcelType,
} from '../../domain/parcels/parcels.ts';
import { refusedFor } from '../../domain/people/providers.ts';
import {
  categoryOfNumber,
  countryOfNumber,
  readParcelNumber,
} from '../../domain/parcels/reservation.ts';
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import { recipientNumber } from '../../domain/people/mobiles.ts';
import { verdictOn } from '../../domain/parcels/strays.ts';
import type { OrdersType } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { announcedAs, announcerOf, dropAnnouncement } from '../providers/announcements.ts';
import { customerByMobile } from './customerByMobile.ts';
import { besideIn, deposit } from './deposit.ts';
import { lockBoxesForUpdate, type Box } from '../parcels/lockParcelForUpdate.ts';
import { layIn } from './layIn.ts';
import { bookParcel } from '../parcels/moveParcel.ts';
import type { Reply } from './onceEach.ts';
import { keptParcelNumber, nextOrdersId } from '../reservations/parcelNumber.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import { reportedBox, type ParcelReport } from './parcelReports.ts';
import { reportStray } from '../boxes/strays.ts';

/** The courier's input. */
type Arrival = Omit<ParsedInput<typeof terminals.arrival>, 'key' | 'time'>;

/** The sender. Rejects a provider that is unknown, locked, or without a contract at this time. */
async function providerOf(
  trx: Trx,
  { parcelNumber, providerNumber: named }: Arrival,
  { time, now }: ParcelReport,
): Promise<number | null> {
  const providerNumber =
    named ??
    (await announcerOf(trx, [readParcelNumber(parcelNumber)], now)).provider?.providerNumber;
  if (providerNumber === undefined) return null;
  const provider = await trx
    .selectFrom('providers')
    .select(['providerId', 'providerStatus', 'contractStartTime', 'contractEndTime'])
    .where('providerNumber', '=', providerNumber)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!provider || refusedFor(provider, time))
    throw new Problem('NOT_FOUND', { field: 'providerNumber' });
  return provider.providerId;
}

const isOpenToParcels = async (trx: Trx, box: Box): Promise<boolean> => {
  const { lockerStatus, management } = await trx
    .selectFrom('lockers')
    .innerJoin('boxTypes', (on) => on.on('boxTypes.boxTypeId', '=', box.boxTypeId))
    .select(['lockerStatus', 'management'])
    .where('lockerId', '=', box.lockerId)
    .executeTakeFirstOrThrow();
  return lockerStatus === 'ENABLE' && !management;
};

/** The parcel with this number that has a box, at any locker. */
const livingOf = (trx: Trx, parcelNumber: string) =>
  trx
    .selectFrom('parcels')
    .select(['ordersId', 'ordersStatus', 'lockerId', 'boxId'])
    .where('parcelNumber', '=', parcelNumber)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .orderBy('numberShared')
    .executeTakeFirst();

const isAwaited = (
  parcel: { ordersStatus: ParcelStatus; lockerId: number },
  { lockerId }: ParcelReport,
): boolean => parcel.ordersStatus === 'RESERVED' && parcel.lockerId === lockerId;

/**
 * The recipient: as announced by the provider, else as entered by the courier. A customer registered with that number
 * becomes the parcel's customer, with the charge, the history and the message.
 */
async function ownerOf(
  trx: Trx,
  announced: Awaited<ReturnType<typeof announcedAs>>,
  typed: string | undefined,
) {
  if (!announced && typed === undefined) throw badInput('mobile', 'missing');
  const { mobile, areaCode, email } = announced ?? {
    ...recipientNumber(typed ?? ''),
    email: null,
  };
  const customer = mobile ? await customerByMobile(trx, mobile, areaCode) : undefined;
  return {
    memberId: customer?.memberId ?? null,
    customerMobile: customer ? customer.mobile : mobile,
    customerAreaCode: mobile && (customer ? DEFAULT_AREA_CODE : areaCode),
    customerMail: customer ? customer.email : email,
  };
}

/** The order type, by who owns it in the locker: the posting customer or the sender. */
function ordersTypeOf(parcelType: ParcelType, memberId: number | null): OrdersType {
  if (!isOutgoing(parcelType)) return 'PROVIDER';
  return memberId === null ? 'UNREGISTERED' : 'REGISTERED';
}

/** What is derived from the number, as for a reservation. */
async function facts(trx: Trx, parcelNumber: string) {
  const categories = await trx.selectFrom('parcelCategories').select(['ex', 'category']).execute();
  return {
    parcelNumber,
    category: categoryOfNumber(parcelNumber, categories)?.category ?? null,
    countryCode: countryOfNumber(parcelNumber) ?? null,
  };
}

/** Processes a courier's deposit. If it cannot be recorded, the parcel may still be in the box, unless it is known there. */
export async function recordArrival(
  trx: Trx,
  report: ParcelReport,
  arrival: Arrival,
): Promise<Reply> {
  const parcelNumber = keptParcelNumber(arrival.parcelNumber);
  const live = await livingOf(trx, parcelNumber);
  const { boxId } = arrival;
  if (live && isAwaited(live, report)) {
    const accepted = await deposit(trx, report, live.ordersId, boxId);
    return accepted ? { accepted, ordersId: live.ordersId, boxId } : { accepted };
  }
  const own = reportedBox(await lockBoxesForUpdate(trx, [boxId]), report, boxId);
  const ordersId = live ? undefined : await takeIn(trx, report, arrival);
  if (ordersId !== undefined) return { accepted: true, ordersId, boxId };
  const verdict = verdictOn({
    time: report.time,
    fits: false,
    liesThere: live?.boxId === own.boxId,
    goneSince: null,
  });
  if (verdict === 'STRAY') await reportStray(trx, own, { parcelNumber }, report);
  return { accepted: false };
}

/**
 * Books a box and deposits the parcel; returns the parcel. Undefined if the box is neither free nor holds a parcel for
 * the same person, takes no parcels, or if the locker is disabled.
 */
async function takeIn(
  trx: Trx,
  report: ParcelReport,
  arrival: Arrival,
): Promise<number | undefined> {
  const { parcelNumber, boxId, parcelType = 'DEPOSIT_PARCEL' } = arrival;
  const goesOut = isOutgoing(parcelType);
  const providerId = await providerOf(trx, arrival, report);
  const announced = goesOut
    ? undefined
    : await announcedAs(trx, providerId, readParcelNumber(parcelNumber), report.now);
  const owner = await ownerOf(trx, announced, arrival.mobile);
  const boxes = await lockBoxesForUpdate(trx, [boxId]);
  const box = reportedBox(boxes, report, boxId);
  const free = box.status === 'AVAILABLE';
  const withOrdersId = free ? null : await besideIn(trx, box, { ...owner, parcelType });
  if (withOrdersId === undefined || !(await isOpenToParcels(trx, box))) return undefined;
  const ordersId = await nextOrdersId(trx);
  const parcel = await bookParcel(
    trx,
    box,
    {
      ordersId,
      bookNumber: bookNumber(ordersId),
      ...(await facts(trx, keptParcelNumber(parcelNumber))),
      ...owner,
      withOrdersId,
      providerId,
      announcedTime: announced?.creationTime ?? null,
      parcelType,
      ordersType: ordersTypeOf(parcelType, owner.memberId),
      payStatus: 'SUCCESS',
    },
    { by: byTerminal(report), now: report.now },
  );
  if (announced) await dropAnnouncement(trx, announced.announcementId);
  const held = { parcel, boxes: await lockBoxesForUpdate(trx, [boxId]) };
  await layIn(trx, held, { boxId, boxTypeId: box.boxTypeId, withOrdersId }, report);
  return ordersId;
}
