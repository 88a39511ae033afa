// Many concurrent reservations at a running server, and the resulting state of the database.
import type { Insertable } from 'kysely';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { Database } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { SMALL } from '../../server/seed/network/size.ts';
import type { Tables } from '../../server/db/tables.ts';
import { MOMENT } from './moment.ts';
import type { Staff } from './staff.ts';
import { insertRow } from './databases/rows.ts';

/** Free boxes that no other test reserves, and a customer. */
export interface Reservable {
  readonly lockerId: number;
  readonly boxIds: readonly number[];
  readonly memberId: number;
}

/** A small demo network with a new locker of so many free boxes. */
export async function makeReservable(database: Database, count: number): Promise<Reservable> {
  await migrate(database);
  await seedDemo(database, MOMENT, SMALL);
  return addReservable(database, count);
}

/** A new locker with so many free boxes, and a customer, in an existing network. */
export async function addReservable({ db }: Database, count: number): Promise<Reservable> {
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  const locker = { lockerName: 'Contested', lockerNumber: 'RACE', ...stamps };
  const { lockerId } = await insertRow(db, 'lockers', locker);
  const rows = Array.from({ length: count }, (_, place): Insertable<Tables['boxes']> => ({
    lockerId,
    name: `R${place + 1}`,
    boxTypeId: 2,
    positionX: Math.floor(place / 10),
    positionY: place % 10,
    ...stamps,
  }));
  const boxes = await db.insertInto('boxes').values(rows).returning('boxId').execute();
  const member = { username: 'contested', memberNo: 'C1', mobile: '97000001', ...stamps };
  const { memberId } = await insertRow(db, 'members', member);
  return { lockerId, memberId, boxIds: boxes.map(({ boxId }) => boxId) };
}

/** The result of a request: the status, or nothing where the server went away first. */
export interface Reserved {
  readonly boxId: number;
  readonly status?: number;
  readonly code?: string | undefined;
  readonly ordersId?: number;
}

/** Reserves a box. */
export async function reserveOne(
  staff: Staff,
  { lockerId, memberId }: Reservable,
  boxId: number,
): Promise<Reserved> {
  try {
    const { status, body } = await staff.ask(parcelActions.reserve, {
      lockerId,
      memberId,
      boxId,
      boxTypeName: 'S',
      parcelType: 'DEPOSIT_PARCEL',
      parcelNumber: `RR${boxId}CY`,
      category: 'Registered letter',
      countryCode: 'CY',
    });
    const { code } = body as { code?: string };
    return { boxId, status, code, ordersId: body.ordersId };
  } catch {
    return { boxId };
  }
}

/** For each box the number of parcels that hold it, and its status; in the order of the boxes. */
export async function heldBoxes({ db }: Database, { boxIds }: Reservable) {
  return db
    .selectFrom('boxes')
    .leftJoin('parcels', (on) =>
      on
        .onRef('parcels.boxId', '=', 'boxes.boxId')
        .on('parcels.ordersStatus', 'in', HOLDING_STATUSES),
    )
    .select(['boxes.boxId', 'boxes.status'])
    .select((is) => is.fn.count<number>('parcels.ordersId').as('parcels'))
    .select((is) => is.fn.max('parcels.ordersId').as('ordersId'))
    .where('boxes.boxId', 'in', boxIds)
    .groupBy(['boxes.boxId', 'boxes.status'])
    .orderBy('boxes.boxId')
    .execute();
}
