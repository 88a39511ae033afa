// Explains why a box cannot be booked, by the rules that reservations use.
import { boxWhy, type BoxWhy, type Stray } from '../../contract/boxes/boxWhy.ts';
import { hindrancesOf, notesOf, type Hindrance } from '../../domain/boxes/bookable.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import { isRecordable } from '../../domain/parcels/strays.ts';
import type { Db } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import { Problem } from '../system/problem.ts';
import { eventsWithPerson } from '../alerts/alertStaff.ts';
import { confirmEmpty, recordStray } from './strayCommands.ts';
import { doneBy } from '../events/doneBy.ts';

type Output = BoxWhy['hindrances'][number];

const found = (db: Db, boxId: number) =>
  db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxes.boxId', 'boxes.name as boxName', 'boxes.status', 'boxes.doorStatus'])
    .select(['boxTypes.management', 'boxes.lockerId'])
    .select(['lockers.lockerStatus', 'lockers.lockerSituation'])
    .where('boxes.boxId', '=', boxId)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'boxId' }));

type Found = Awaited<ReturnType<typeof found>>;

const keepersOf = (db: Db, boxId: number): Promise<Output['parcels']> =>
  db
    .selectFrom('parcels')
    .select(['ordersId', 'parcelNumber', 'bookNumber', 'ordersStatus', 'expiryTime'])
    .where('boxId', '=', boxId)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .orderBy('ordersId')
    .execute();

/** Who caused it, and when, if recorded. */
async function begunBy(db: Db, { boxId, lockerId, status }: Found, why: Hindrance) {
  const locker = why === 'LOCKER_DISABLED';
  const event = await eventsWithPerson(db)
    .select(['events.time', 'events.byType', 'events.byName'])
    .where('events.subjectType', '=', locker ? 'locker' : 'box')
    .where('events.subjectId', '=', String(locker ? lockerId : boxId))
    .where('events.type', '=', locker ? 'LOCKER_STATUS' : 'BOX_STATUS')
    .where('events.toState', '=', locker ? 'DISABLE' : status)
    .orderBy('events.time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    since: event?.time ?? null,
    byType: event?.byType ?? null,
    byName: event?.person ?? event?.byName ?? null,
  };
}

const NOBODY = { since: null, byType: null, byName: null } as const;

async function outputOf(db: Db, box: Found, why: Hindrance): Promise<Output> {
  if (why === 'MANAGEMENT') return { why, ...NOBODY, parcels: [] };
  // A flag or a lock hides a booking, and ends none.
  const parcels = why === 'LOCKER_DISABLED' ? [] : await keepersOf(db, box.boxId);
  return { why, ...(await begunBy(db, box, why)), parcels };
}

async function straysOf(db: Db, boxId: number): Promise<Stray[]> {
  const found = await db
    .selectFrom('strays')
    .leftJoin('parcels', 'parcels.ordersId', 'strays.ordersId')
    .select(['strayId', 'strays.ordersId', 'strays.parcelNumber', 'laidInTime', 'reportedTime'])
    .select('strays.cause')
    .select(['parcels.bookNumber', 'parcels.ordersStatus'])
    .where('strays.boxId', '=', boxId)
    .where('resolvedTime', 'is', null)
    .orderBy('strayId')
    .execute();
  return found.map((one) => Object.assign(one, { recordable: isRecordable(one.ordersStatus) }));
}

export const boxWhyRoutes = routesOf(boxWhy, {
  read: async ({ boxId }, { database: { db } }) => {
    const box = await found(db, boxId);
    const whys = hindrancesOf(box);
    const hindrances = await Promise.all(whys.map((why) => outputOf(db, box, why)));
    const notes = [...notesOf(box.lockerSituation, box.doorStatus)];
    const strays = await straysOf(db, boxId);
    const bookable = whys.length === 0;
    return { boxId, boxName: box.boxName, bookable, hindrances, notes, strays };
  },
  recordStray: async (stray, context) => {
    await recordStray(context, stray, doneBy(context));
    return {};
  },
  confirmEmpty: async ({ boxId }, context) => {
    await confirmEmpty(context, boxId, doneBy(context));
    return {};
  },
});
