// Locker handlers: list, detail, search by name, status and exports.
import { sql } from 'kysely';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { exportsOf } from '../exports/exported.ts';
import { withFronts } from './withFronts.ts';
import { orderOf, orderSql, readPageOf } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { exportedLockers } from './exportedLockers.ts';
import { readLocker } from './readLocker.ts';
import { setStatus } from './setStatus.ts';
import { LOCKER_ID, narrowed, ROW, sortedBy } from './lockerRows.ts';

/** Maximum names an autocomplete returns. */
const NAMES_MAX = 20;

const list: Handlers<typeof lockers>['list'] = async (
  { page, size, sort, ...filters },
  { database, now },
) => {
  const order = orderOf(sort, lockers.list.row);
  const found = database.db.selectFrom('lockers').where((is) => narrowed(is, filters));
  const place = orderSql(order, sortedBy(order), LOCKER_ID);
  const paged = await readPageOf(found.select(ROW).orderBy(place), { page, size });
  return { ...paged, content: await withFronts(database, paged.content, now()) };
};

const names: Handlers<typeof lockerCalls>['names'] = ({ lockerName }, { database }) =>
  database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName'])
    .where('deletedAt', 'is', null)
    .$if(Boolean(lockerName), (query) =>
      query.where(matches(sql.ref('lockerName'), lockerName ?? '')),
    )
    .orderBy('lockerName')
    .limit(NAMES_MAX)
    .execute();

const all: Handlers<typeof lockerCalls>['all'] = async (_input, { database }) => ({
  content: await database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName'])
    .where('deletedAt', 'is', null)
    .orderBy('lockerName')
    .execute(),
});

export const lockerRoutes = routesOf(lockers, {
  list,
  one: ({ lockerId }, context) => readLocker(lockerId, context.database.db, context.user),
});

export const lockerCallRoutes = routesOf(lockerCalls, {
  names,
  all,
  setStatus,
  ...exportsOf(exportedLockers),
});
