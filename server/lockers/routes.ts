// Lockers: listed, read, found by name, switched on and off, and exported.
import { lockerCalls, lockers } from '../../contract/lockers.ts';
import { answer, type Answers } from '../http/answer.ts';
import { csvExport, xlsxExport } from '../exports/exported.ts';
import { withFronts } from './fronts.ts';
import { holding, orderOf, orderSql, pageAnswer } from '../lists/listing.ts';
import { exportedLockers } from './lockerExport.ts';
import { readLocker } from './lockerInfo.ts';
import { setStatus } from './setStatus.ts';
import { LOCKER_ID, narrowed, ROW, sortedBy } from './lockerRows.ts';

/** Names an autocomplete offers at once. */
const NAMES_MAX = 20;

const list: Answers<typeof lockers>['list'] = async (
  { page, size, sort, ...filters },
  { database, now },
) => {
  const order = orderOf(sort);
  const found = database.db.selectFrom('lockers').where((is) => narrowed(is, filters));
  const rows = await found
    .select(ROW)
    .orderBy(orderSql(order, sortedBy(order), LOCKER_ID))
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await found
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return pageAnswer(await withFronts(database, rows, now()), total, size);
};

const names: Answers<typeof lockerCalls>['names'] = ({ lockerName }, { database }) =>
  database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName'])
    .where('deletedAt', 'is', null)
    .$if(Boolean(lockerName), (query) =>
      query.where('lockerName', 'ilike', holding(lockerName ?? '')),
    )
    .orderBy('lockerName')
    .limit(NAMES_MAX)
    .execute();

const all: Answers<typeof lockerCalls>['all'] = async (_input, { database }) => ({
  content: await database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName'])
    .where('deletedAt', 'is', null)
    .orderBy('lockerName')
    .execute(),
});

export const lockerAnswers = answer(lockers, {
  list,
  one: ({ lockerId }, ask) => readLocker(lockerId, ask.database.db),
});

export const lockerCallAnswers = answer(lockerCalls, {
  names,
  all,
  setStatus,
  exportCsv: (input, ask) => csvExport(ask, exportedLockers(input, ask)),
  exportXlsx: (input, ask) => xlsxExport(ask, exportedLockers(input, ask)),
});
