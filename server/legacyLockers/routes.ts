// Legacy locker handlers: list, detail, export and removal.
import { sql, type RawBuilder } from 'kysely';
import { legacyLockers } from '../../contract/lockers/legacyLockers.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { Problem } from '../system/problem.ts';
import { refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import { removeLocker } from '../lockers/removeLocker.ts';
import { doneBy } from '../events/doneBy.ts';
import { lockLegacyLockerForUpdate, readLegacyLocker } from './legacyLocker.ts';
import { tableExports } from '../lists/tableExport.ts';
import { readPage, type Kept } from '../lists/tableQueries.ts';

const ofLocker = (column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from "lockers" where "lockers"."lockerId" = "legacyLockers"."id")`;

/** Current boxes that take parcels, or an aggregate over them. */
const ofBoxes = (counted: RawBuilder<unknown>, more = sql``): RawBuilder<unknown> =>
  sql`(select count(${counted}) from "boxes" join "boxTypes" using ("boxTypeId")
    where "boxes"."lockerId" = "legacyLockers"."id" and "boxes"."deletedAt" is null ${more})`;

const parcelBoxes = sql`and not "boxTypes"."management"`;
const used = ofBoxes(sql`*`, sql`${parcelBoxes} and "boxes"."status" in ('OCCUPIED', 'EXPIRED')`);

/** domain/lockers/legacyLockers.ts implements both in TypeScript; a test compares them. */
const overdueType = sql`case when ${ofLocker('freeDays')} is null and ${ofLocker('freeHours')} is not null
  then 'HOUR' else 'DAY' end`;
const status = sql`case when ${ofLocker('lockerStatus')} = 'DISABLE' then 'LOCKED'
  when ${used} > 0 then 'USED' else 'ENABLE' end`;

const kept: Kept = {
  table: 'legacyLockers',
  computed: {
    name: ofLocker('lockerName'),
    orderNo: ofLocker('lockerNumber'),
    operatorName: ofLocker('companyName'),
    zoneId: ofLocker('zoneId'),
    freeDays: ofLocker('freeDays'),
    freeHours: ofLocker('freeHours'),
    creationTime: ofLocker('creationTime'),
    lastUpdatedTime: ofLocker('lastUpdatedTime'),
    overdueType,
    cabinetCount: ofBoxes(sql`distinct "boxes"."positionX"`),
    boxCount: ofBoxes(sql`*`, parcelBoxes),
    usedBoxCount: used,
    legacyStatus: status,
  },
};

const list: Handlers<typeof legacyLockers>['list'] = (input, context) =>
  readPage<never>(legacyLockers, kept, input, context);

/** Removes a locker with its boxes; its history remains. Throws if a box is in use or LOCKED. */
const remove: Handlers<typeof legacyLockers>['remove'] = ({ id }, context) =>
  context.database.transaction(async (trx) => {
    await lockLegacyLockerForUpdate(trx, id);
    const before = await readLegacyLocker(trx, id);
    await refuseStale(trx, context, ['locker', id], before);
    const mouths = before.cabinets.flatMap((cabinet) => cabinet.mouths);
    const inUse = mouths.filter((one) => one.status !== 'ENABLE');
    const values = { name: before.name, count: inUse.length };
    if (inUse.length > 0) throw new Problem('LOCKER_IN_USE', { values });
    const only = { id, page: 0, size: 1 };
    const { content } = await readPage(legacyLockers, kept, only, context, trx);
    await removeLocker(trx, id, doneBy(context));
    const { cabinets: _, ...from } = before;
    await recordChange(trx, doneBy(context), ['locker', id], { from });
    return content[0] as never;
  });

export const legacyLockerRoutes = routesOf(legacyLockers, {
  list,
  one: ({ id }, { database }) => readLegacyLocker(database.db, id),
  remove,
  ...tableExports(legacyLockers, kept),
});
