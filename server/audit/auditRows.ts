// Audit queries: filters, order, and a count capped where it would be slow.
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { audit } from '../../contract/operations/audit.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { SUBJECTS } from '../../domain/events.ts';
import { TABLE_KEYS } from '../db/tableKeys.ts';
import type { EventsTable } from '../db/tables/events.ts';
import type { Db } from '../db/tables.ts';
import {
  allOf,
  EXPORT_PAGE,
  orderOf,
  pagesByKey,
  within,
  type Paged,
  type Place,
} from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';

type Condition = RawBuilder<SqlBool>;
export type AuditFilters = Omit<ParsedInput<(typeof audit)['list']>, 'page' | 'size' | 'sort'>;
/** An event with its sealed batch. */
export type EventRow = Selectable<EventsTable> & { readonly sealId: number | null };

const KNOWN: readonly string[] = [...SUBJECTS, ...TABLE_KEYS.map(({ table }) => table)];

/** Maximum number of people matching a name that are searched for. */
const PERSONS_MAX = 200;

/** Staff names are resolved to ids first, because the events are indexed by id. */
async function personsNamed(db: Db, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('staff')
    .select('userId')
    .where(
      sql<SqlBool>`(${matches(sql.ref('username'), name)}
        or ${matches(sql`concat_ws(' ', "firstName", "lastName")`, name)})`,
    )
    .orderBy('userId')
    .limit(PERSONS_MAX)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Each filter by itself is served by an index ordered newest first. */
export async function narrowedAudit(db: Db, filters: AuditFilters): Promise<Condition> {
  const { id, person, byType, eventType, subjectType, subjectId, timeFrom, timeUntil } = filters;
  const conditions: Condition[] = [];
  if (id !== undefined) conditions.push(sql<SqlBool>`"id" = any(${[id].flat()})`);
  if (byType) conditions.push(sql<SqlBool>`"byType" = ${byType}`);
  if (person) {
    const ids = await personsNamed(db, person);
    const one = ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids})`;
    conditions.push(sql<SqlBool>`"byType" = 'STAFF' and "byId" ${one}`);
  }
  if (eventType) conditions.push(sql<SqlBool>`"type" = ${eventType}`);
  if (subjectType) conditions.push(sql<SqlBool>`"subjectType" = ${subjectType}`);
  if (subjectId) conditions.push(sql<SqlBool>`"subjectId" = ${subjectId}`);
  // An id alone is searched under every kind, to use the index on both.
  if (subjectId && !subjectType) conditions.push(sql<SqlBool>`"subjectType" = any(${KNOWN})`);
  return allOf([...conditions, ...within(sql.ref('time'), timeFrom, timeUntil)]);
}

interface Cut {
  readonly sort?: string | undefined;
  readonly size: number;
  readonly offset?: number;
  /** The condition for rows after this one. */
  readonly after?: Place | undefined;
}

const SEAL = sql<
  number | null
>`(select case when "seals"."firstId" <= "events"."id" then "sealId" end
  from "seals" where "seals"."lastId" >= "events"."id" order by "seals"."lastId" limit 1)`;

async function readRows(db: Db, where: Condition, cut: Cut): Promise<EventRow[]> {
  const { field, direction } = orderOf(cut.sort ?? 'time,desc');
  const [way, behind] = direction === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const { after } = cut;
  const places = field === 'id' ? sql`"id"` : sql`"time", "id"`;
  const place = after && (field === 'id' ? sql`${after.id}` : sql`${after.value}, ${after.id}`);
  const rest = place ? sql`and (${places}) ${behind} (${place})` : sql``;
  const order = field === 'id' ? sql`"id" ${way}` : sql`"time" ${way}, "id" ${way}`;
  const { rows } = await sql<EventRow>`select "events".*, ${SEAL} as "sealId" from "events"
    where ${where} ${rest} order by ${order} limit ${cut.size} offset ${cut.offset ?? 0}`.execute(
    db,
  );
  return rows;
}

/** Totals are exact up to here: events are many times as many as parcels, and their number tells nobody anything. */
const COUNTED_MAX = 10_000;

/** A page and the total. */
export async function auditPage(
  db: Db,
  where: Condition,
  { page, size, sort }: Paged & Pick<Cut, 'sort'>,
) {
  const rows = await readRows(db, where, { sort, size, offset: page * size });
  const { rows: counted } = await sql<{ total: number }>`select count(*) as "total" from
    (select from "events" where ${where} limit ${COUNTED_MAX + 1}) as "counted"`.execute(db);
  const total = counted[0]?.total ?? 0;
  const isLeast = total > COUNTED_MAX;
  const totalElements = isLeast ? Math.max(COUNTED_MAX, page * size + rows.length) : total;
  return {
    rows,
    totals: {
      totalElements,
      totalPages: Math.ceil(totalElements / size),
      ...(isLeast && { totalIsLeast: true }),
    },
  };
}

export async function auditEvent(db: Db, id: number): Promise<EventRow | undefined> {
  const found = await readRows(db, sql<SqlBool>`"id" = ${id}`, { size: 1 });
  return found[0];
}

/** All events in pages, by cursor. */
export const allEvents = (db: Db, where: Condition, sort: string | undefined) =>
  pagesByKey(
    (after) => readRows(db, where, { sort, size: EXPORT_PAGE, after }),
    ({ id, time }) => ({ id, value: time }),
  );
