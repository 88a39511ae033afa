// Members: the customers, listed, read with their lockers' free boxes, and offered by name while somebody types.
import { sql, type Kysely, type SqlBool } from 'kysely';
import { memberCalls, members, type MemberRow } from '../../contract/members.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import { holding, pageAnswer } from './listing.ts';
import { readMember } from './memberInfo.ts';
import { kept, mobile, named, there } from './memberRows.ts';
import { readPage } from './tableQueries.ts';

/** Customers an autocomplete offers at once. */
const OFFERED_MAX = 20;

export const memberAnswers = answer(members, {
  list: async (asked, { database }) => {
    const { rows, total } = await readPage(database.db, members, kept, asked);
    return pageAnswer(rows as MemberRow[], total, asked.size);
  },
  one: ({ memberId }, { database }) => readMember(database.db, memberId),
});

const offered = (db: Kysely<Tables>, wanted: false | '' | undefined | ReturnType<typeof named>) =>
  db
    .selectFrom('members')
    .select(['memberId', 'username', 'firstName', 'lastName', 'mobile', 'memberNo'])
    .where(there)
    .$if(Boolean(wanted), (query) => query.where(wanted || sql<SqlBool>`true`))
    .limit(OFFERED_MAX);

export const memberCallAnswers = answer(memberCalls, {
  byUsername: ({ username }, { database }) =>
    offered(database.db, username && sql<SqlBool>`"members"."username" ilike ${holding(username)}`)
      .orderBy('username')
      .orderBy('memberId')
      .execute(),
  byName: ({ firstLastName }, { database }) =>
    offered(database.db, firstLastName && named(firstLastName))
      .orderBy('lastName')
      .orderBy('firstName')
      .orderBy('memberId')
      .execute(),
  byMobile: (asked, { database }) =>
    offered(database.db, asked.mobile && mobile(asked.mobile))
      .orderBy('mobile')
      .orderBy('memberId')
      .execute(),
});
