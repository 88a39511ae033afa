// Finds staff for alerts or cases: active accounts whose role has the permission.
import { sql } from 'kysely';
import type { Authority } from '../../domain/people/authorities.ts';
import type { Db } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { matches } from '../lists/matches.ts';

/** Display name of a staff member: first and last name, or the login name. */
export const staffName = sql<string>`coalesce(
  nullif(trim(concat_ws(' ', "staff"."firstName", "staff"."lastName")), ''), "staff"."username")`;

/** The display name of the staff member whose id a column has. */
export const staffNamed = (column: string) =>
  sql<
    string | null
  >`(select ${staffName} from "staff" where "staff"."userId" = ${sql.ref(column)})`;

/** Events with the current name of the staff member who caused them. */
export const eventsWithPerson = (db: Db) =>
  db
    .selectFrom('events')
    .leftJoin('staff', (join) =>
      join.onRef('staff.userId', '=', 'events.byId').on('events.byType', '=', 'STAFF'),
    )
    .select(
      sql<string | null>`case when "staff"."userId" is not null then ${staffName} end`.as('person'),
    );

/** The assignees of events under their current names; events store only their ids. */
const givenTo = sql<string | null>`(select ${staffName} from "staff"
  where "staff"."userId"::text = "events"."data"->>'assigneeId')`;

/** The history of an alert or a case, oldest first. */
export const historyEvents = (db: Db, subject: 'alert' | 'case', id: number) =>
  eventsWithPerson(db)
    .select(['events.id', 'events.time', 'events.type', 'events.byName', 'events.data'])
    .select(givenTo.as('given'))
    .where('events.subjectType', '=', subject)
    .where('events.subjectId', '=', String(id))
    .orderBy('events.time')
    .orderBy('events.id');

/** A text among the data of an event. */
export const textIn = (data: Record<string, unknown>, name: string): string | null =>
  typeof data[name] === 'string' ? data[name] : null;

interface Wanted {
  assigneeId?: number;
  /** A part of the name. */
  name?: string | undefined;
}

/** Staff whose role holds the authority, by name; one of them, or those whose name contains a text. `now` is epoch ms. */
export const staffHolding = (
  db: Db,
  authority: Authority,
  now: number,
  { assigneeId, name }: Wanted,
) =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['staff.userId', staffName.as('name')])
    .where('staff.userStatus', '=', 'ACTIVE')
    .where('staff.deletedAt', 'is', null)
    .where('roles.deletedAt', 'is', null)
    .where(sql<boolean>`"roles"."authoritySet" @> ${JSON.stringify([authority])}::jsonb`)
    .where(sql<boolean>`coalesce("staff"."startTime", 0) <= ${now}`)
    .where(sql<boolean>`coalesce("staff"."endTime", ${now}) >= ${now}`)
    .$if(assigneeId !== undefined, (query) => query.where('staff.userId', '=', assigneeId ?? 0))
    .$if(Boolean(name), (query) => query.where(matches(staffName, name ?? '')))
    .orderBy(staffName)
    .orderBy('staff.userId')
    .limit(50)
    .execute();

/** Throws at the field unless it is nobody or one of them. */
export async function refuseAssignee(
  db: Db,
  authority: Authority,
  now: number,
  assigneeId: number | null,
): Promise<void> {
  if (assigneeId === null) return;
  const [found] = await staffHolding(db, authority, now, { assigneeId });
  if (!found) throw badInput('assigneeId', 'unknown');
}
