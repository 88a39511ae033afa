// Members: the customers, listed, read with their lockers' free boxes, made, removed, and offered by name while somebody types.
import { sql, type SqlBool } from 'kysely';
import { memberCalls, members, type MemberRow } from '../../contract/members.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { refuseTaken } from '../http/taken.ts';
import { joinMember } from './joinMember.ts';
import { removeMember } from './removeMember.ts';
import { doneBy } from '../events/actor.ts';
import { csvExport, xlsxExport } from '../exports/exported.ts';
import { holding, pageAnswer } from '../lists/listing.ts';
import { exportedMembers } from './memberExport.ts';
import { readMember } from './memberInfo.ts';
import { keptFor, mobileFor, named, there } from './memberRows.ts';
import { countAsked, shownTo } from '../lists/personal.ts';
import { readPage } from '../lists/tableQueries.ts';

/** Customers an autocomplete offers at once. */
const OFFERED_MAX = 20;

export const memberAnswers = answer(members, {
  list: async (asked, ask) => {
    await countAsked(ask, asked);
    const { rows, total } = await readPage(ask.database.db, members, keptFor(ask), asked, ask);
    return pageAnswer(rows as MemberRow[], total, asked.size);
  },
  one: ({ memberId }, ask) => readMember(ask, memberId),
  create: async (draft, ask) => {
    const { memberId } = await refuseTaken('members', () =>
      ask.database.transaction((trx) => joinMember(trx, draft, doneBy(ask), ask.config.timeZone)),
    );
    return readMember(ask, memberId);
  },
  remove: async ({ memberId }, ask) => {
    await ask.database.transaction((trx) => removeMember(trx, ask, memberId, doneBy(ask)));
    return {};
  },
  exportCsv: async (asked, ask) => csvExport(ask, await exportedMembers(asked, ask)),
  exportXlsx: async (asked, ask) => xlsxExport(ask, await exportedMembers(asked, ask)),
});

type Wanted = false | '' | undefined | ReturnType<typeof named>;

/** Whom an autocomplete offers, in this order; mobile numbers as whoever asks may see them. */
async function offered(
  ask: Ask,
  wanted: Wanted,
  order: readonly ('username' | 'lastName' | 'firstName')[],
) {
  const found = await ask.database.db
    .selectFrom('members')
    .select(['memberId', 'username', 'firstName', 'lastName', 'mobile', 'memberNo'])
    .where(there)
    .$if(Boolean(wanted), (query) => query.where(wanted || sql<SqlBool>`true`))
    .orderBy(sql.join([...order, 'memberId'].map((name) => sql.ref(name))))
    .limit(OFFERED_MAX)
    .execute();
  return found.map((row) => shownTo(ask, row, { mobile: 'SMS' }));
}

export const memberCallAnswers = answer(memberCalls, {
  byUsername: ({ username }, ask) =>
    offered(ask, username && sql<SqlBool>`"members"."username" ilike ${holding(username)}`, [
      'username',
    ]),
  byName: ({ firstLastName }, ask) =>
    offered(ask, firstLastName && named(firstLastName), ['lastName', 'firstName']),
  byMobile: async ({ mobile }, ask) => {
    await countAsked(ask, { mobile });
    return offered(ask, mobile && mobileFor(ask)(mobile), []);
  },
});
