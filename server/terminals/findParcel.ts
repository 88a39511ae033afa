// Finds a scanned parcel: booked at this locker, already in it, or announced by its provider.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { numbersInLabel } from '../../domain/parcels/numbersInLabel.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { announcerOf } from '../providers/announcements.ts';

type Found = ParsedOutput<typeof terminals.find>;

/** The parcel that has a box under one of these numbers, those of this locker first. */
async function living({ database: { db }, lockerId }: RequestContext, numbers: readonly string[]) {
  const found = await db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .select(['ordersId', 'parcelNumber', 'bookNumber', 'expressNumber', 'ordersStatus'])
    .select(['parcels.lockerId', 'lockerName'])
    .select(['parcels.boxId', 'boxes.name as boxName', 'boardNumber', 'portNumber'])
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .where((is) =>
      is.or([
        is('parcelNumber', 'in', numbers),
        is.and([
          is('parcels.lockerId', '=', lockerId),
          is.or([is('bookNumber', 'in', numbers), is('expressNumber', 'in', numbers)]),
        ]),
      ]),
    )
    .orderBy('ordersId')
    .limit(20)
    .execute();
  const own = found.filter((one) => one.lockerId === lockerId);
  const named = (one: (typeof found)[number]) =>
    numbers.findIndex((number) =>
      [one.parcelNumber, one.bookNumber, one.expressNumber].includes(number),
    );
  const [best] = (own.length > 0 ? own : found).toSorted((a, b) => named(a) - named(b));
  return best;
}

/**
 * What to do with a scanned parcel. Throws NOT_FOUND if it is neither booked nor announced, and
 * PARCEL_ELSEWHERE if it has a box at another locker.
 */
export async function findParcel(context: RequestContext, scanned: string): Promise<Found> {
  const numbers = numbersInLabel(scanned);
  const parcel = numbers.length > 0 ? await living(context, numbers) : undefined;
  if (parcel && parcel.lockerId !== context.lockerId)
    throw new Problem('PARCEL_ELSEWHERE', {
      values: { parcelNumber: parcel.parcelNumber, locker: parcel.lockerName },
    });
  if (parcel?.boxId && parcel.boxName) {
    const { ordersId, parcelNumber, bookNumber, boxId, boxName, boardNumber, portNumber } = parcel;
    const state = parcel.ordersStatus === 'RESERVED' ? 'BOOKED' : 'LAID_IN';
    const box = { boxId, boxName, boardNumber, portNumber };
    return { state, parcelNumber, ordersId, bookNumber, box, providerNumber: null };
  }
  const { announced, provider } = await announcerOf(context.database.db, numbers, context.now());
  if (!announced) throw new Problem('NOT_FOUND', { field: 'number' });
  const { parcelNumber } = announced;
  const nothing = { ordersId: null, bookNumber: null, box: null };
  const providerNumber = provider?.providerNumber ?? null;
  return { state: 'ANNOUNCED', parcelNumber, providerNumber, ...nothing };
}
