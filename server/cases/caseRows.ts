// Case queries: joined columns, filters and counts.
import { sql, type SqlBool } from 'kysely';
import { cases, type CaseRow } from '../../contract/operations/cases.ts';
import { countRows } from '../db/countRows.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { staffNamed } from '../alerts/alertStaff.ts';
import { matches } from '../lists/matches.ts';
import { isOnLabel } from '../parcels/numberOnLabel.ts';
import { memberName } from '../parcels/parcelInfo.ts';
import { readRecord, type Kept } from '../lists/tableQueries.ts';

const counted = (table: 'caseComments' | 'caseFiles') =>
  sql`(select count(*)::int from ${sql.table(table)} as "part" where "part"."caseId" = "cases"."id")`;

const parcelNumbered = sql`(select "parcelNumber" from "parcels" where "parcels"."ordersId" = "cases"."ordersId")`;

export const keptCases: Kept = {
  table: 'cases',
  computed: {
    parcelNumber: parcelNumbered,
    lockerName: sql`(select "lockerName" from "lockers" where "lockers"."lockerId" = "cases"."lockerId")`,
    boxName: sql`(select "name" from "boxes" where "boxes"."boxId" = "cases"."boxId")`,
    memberName: sql`(select ${memberName} from "members" where "members"."memberId" = "cases"."memberId")`,
    assigneeName: staffNamed('cases.assigneeId'),
    openedBy: staffNamed('cases.openedById'),
    resolvedBy: staffNamed('cases.resolvedById'),
    commentCount: counted('caseComments'),
    pictureCount: counted('caseFiles'),
  },
  filters: {
    parcelNumber: (scanned: string) =>
      isOnLabel(parcelNumbered, scanned, (number) => matches(parcelNumbered, number)),
    subject: (text: string) =>
      sql<SqlBool>`(${matches(sql.ref('cases.subject'), text)} or ${matches(sql.ref('cases.description'), text)})`,
    openedFrom: (time: number) => sql<SqlBool>`"cases"."creationTime" >= ${time}`,
    openedUntil: (time: number) => sql<SqlBool>`"cases"."creationTime" <= ${time}`,
  },
};

/** The case with the fields of its contract. Throws NOT_FOUND. */
export const foundCase = (db: Db, id: number) => readRecord<CaseRow>(db, cases, keptCases, id);

/** Number of unresolved cases. */
export async function countOpenCases({ database: { db } }: RequestContext): Promise<number> {
  return countRows(db.selectFrom('cases').where('caseState', '<>', 'RESOLVED'));
}
