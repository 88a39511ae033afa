// Dashboard figures, counted from events and current boxes.
import { sql } from 'kysely';
import { dashboard, type Diagrams } from '../../contract/reports/dashboard.ts';
import type { ShownStatus } from '../../domain/boxes/boxes.ts';
import { DASHBOARD_AHEAD_MS, DASHBOARD_WINDOW_MS } from '../../domain/limits.ts';
import { percentOf } from '../../domain/percentOf.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { countRows } from '../db/countRows.ts';
import type { EventType } from '../../domain/events.ts';
import { lateAt } from '../boxes/lateAt.ts';
import { countNotTaken } from '../alerts/countNotTaken.ts';
import { countOpenCases } from '../cases/caseRows.ts';
import { lockersInTrouble } from './lockersInTrouble.ts';

/** The events counted by each figure (R9.25). */
const COUNTED = {
  booked: 'PARCEL_BOOKED',
  deposited: 'PARCEL_DEPOSITED',
  collected: 'PARCEL_COLLECTED',
  post: 'PARCEL_POSTED',
  alerts: 'ALERT_RAISED',
} as const satisfies Record<keyof NonNullable<Diagrams['before48Hrs']>, EventType>;

/** Events of each type in the current window and in the previous one. */
async function countEvents({ database: { db }, now }: RequestContext) {
  const begin = now() - DASHBOARD_WINDOW_MS;
  const found = await db
    .selectFrom('events')
    .select((is) => [
      'type',
      is.fn.countAll<number>().filterWhere('time', '>', begin).as('count'),
      is.fn.countAll<number>().filterWhere('time', '<=', begin).as('before'),
    ])
    .where('type', 'in', Object.values(COUNTED))
    .where('time', '>', begin - DASHBOARD_WINDOW_MS)
    .where('time', '<=', now())
    .groupBy('type')
    .execute();
  const of = (name: keyof typeof COUNTED) =>
    found.find(({ type }) => type === COUNTED[name]) ?? { count: 0, before: 0 };
  const [booked, deposited] = [of('booked'), of('deposited')];
  const [collected, post, alerts] = [of('collected'), of('post'), of('alerts')];
  return {
    bookedIn48Hrs: booked.count,
    depositedIn48Hrs: deposited.count,
    collectedIn48Hrs: collected.count,
    postIn48Hrs: post.count,
    alertsIn48Hrs: alerts.count,
    before48Hrs: {
      booked: booked.before,
      deposited: deposited.before,
      collected: collected.before,
      post: post.before,
      alerts: alerts.before,
    },
  };
}

/** Boxes that take parcels, by locker, size and displayed status (R4.4). */
function countBoxes({ database: { db }, now }: RequestContext) {
  const shown = sql<Exclude<ShownStatus, 'STORED'> | 'OCCUPIED'>`case
    when ${lateAt(now())} then 'EXPIRED' else "boxes"."status" end`;
  return db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select([
      'lockers.lockerId',
      'lockers.lockerSituation',
      'boxTypes.boxTypeId',
      'boxTypes.name as size',
    ])
    .select((is) => [shown.as('shown'), is.fn.countAll<number>().as('count')])
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .where('boxTypes.management', '=', false)
    .groupBy(['lockers.lockerId', 'boxTypes.boxTypeId', sql.ref('shown')])
    .orderBy('boxTypes.boxTypeId')
    .execute();
}

type Counted = Awaited<ReturnType<typeof countBoxes>>[number];

const sum = (counted: readonly Counted[], ...shown: Counted['shown'][]): number =>
  counted.reduce(
    (total, row) => (shown.length === 0 || shown.includes(row.shown) ? total + row.count : total),
    0,
  );

/** For an offline locker the state of its boxes is shown as unknown. */
const isKnown = (row: Pick<Counted, 'lockerSituation'>): boolean =>
  row.lockerSituation !== 'OFFLINE';

/** The rows of each group, in order of first appearance. */
function grouped(counted: readonly Counted[], by: (row: Counted) => number): Counted[][] {
  const groups = new Map<number, Counted[]>();
  for (const row of counted) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return [...groups.values()];
}

const occupied = (counted: readonly Counted[]): number => sum(counted, 'OCCUPIED', 'EXPIRED');

const perSize = (counted: readonly Counted[]): Diagrams['boxTypeList'] =>
  grouped(counted, (row) => row.boxTypeId).map((rows) => ({
    name: rows[0]?.size ?? '',
    totalCount: sum(rows),
    availableCount: sum(rows, 'AVAILABLE'),
    utilization: percentOf(occupied(rows), sum(rows)) ?? 0,
  }));

/** All lockers, including those without boxes. */
async function perLocker(
  counted: readonly Counted[],
  { database: { db } }: RequestContext,
): Promise<Diagrams['lockerDiagramsList']> {
  const lockers = await db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName', 'lockerSituation'])
    .where('deletedAt', 'is', null)
    .orderBy('lockerName')
    .execute();
  const boxes = new Map(
    grouped(counted, (row) => row.lockerId).map((rows) => [rows[0]?.lockerId, rows]),
  );
  return lockers.map((locker) => {
    const { lockerId, lockerName } = locker;
    const own = boxes.get(lockerId) ?? [];
    const used = isKnown(locker) ? { occupiedBoxCount: occupied(own) } : {};
    return { lockerId, lockerName, totalBoxCount: sum(own), ...used };
  });
}

/** Number of members with each locker as first or second choice. */
async function preferred({
  database: { db },
}: RequestContext): Promise<Diagrams['lockerPreferredCountList']> {
  return db
    .selectFrom('lockers')
    .innerJoin('members', (join) =>
      join.on((is) =>
        is.or([
          is('members.primaryLockerId', '=', is.ref('lockers.lockerId')),
          is('members.secondaryLockerId', '=', is.ref('lockers.lockerId')),
        ]),
      ),
    )
    .select(({ fn }) => [
      'lockers.lockerName',
      fn
        .countAll<number>()
        .filterWhereRef('members.primaryLockerId', '=', 'lockers.lockerId')
        .as('primaryCount'),
      fn
        .countAll<number>()
        .filterWhereRef('members.secondaryLockerId', '=', 'lockers.lockerId')
        .as('secondaryCount'),
    ])
    .where('lockers.deletedAt', 'is', null)
    .where('members.deletedAt', 'is', null)
    .groupBy('lockers.lockerId')
    .orderBy('primaryCount', 'desc')
    .orderBy('lockers.lockerName')
    .execute();
}

/** Deposited parcels that expire soon: the rows of the parcel list with this status and period. */
async function countExpiring({ database: { db }, now }: RequestContext): Promise<number> {
  return countRows(
    db
      .selectFrom('parcels')
      .where('ordersStatus', '=', 'STORED')
      .where('expiryTime', '>=', now())
      .where('expiryTime', '<=', now() + DASHBOARD_AHEAD_MS),
  );
}

export const dashboardRoutes = routesOf(dashboard, {
  diagrams: async (_input, context) => {
    const counted = await countBoxes(context);
    const known = counted.filter(isKnown);
    return {
      ...(await countEvents(context)),
      availableCount: sum(known, 'AVAILABLE'),
      occupiedCount: sum(known, 'OCCUPIED'),
      expiredCount: sum(known, 'EXPIRED'),
      bookedCount: sum(known, 'RESERVED'),
      lockedCount: sum(known, 'LOCKED'),
      flaggedCount: sum(known, 'FLAGGED'),
      alertsNotTaken: await countNotTaken(context),
      ...(await lockersInTrouble(context)),
      openCaseCount: await countOpenCases(context),
      expiringIn24Hrs: await countExpiring(context),
      unknownCount: sum(counted) - sum(known),
      boxTypeList: perSize(known),
      lockerPreferredCountList: await preferred(context),
      lockerDiagramsList: await perLocker(counted, context),
    };
  },
});
