// Closes days that are over: adds up what happened in each, and again what has changed since.
import { sql } from 'kysely';
import { FIRST_DAY, STEP_MS } from '../../domain/reports/statistics.ts';
import { dayAfter, dayIn, startOfDay } from '../../domain/timeZone.ts';
import { valueAt } from '../db/localTime.ts';
import type { Trx } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import { basisOf, closedDays, dayOf } from './closedSpan.ts';
import { allFacts, MEASURES, total } from './dayFacts.ts';

type Source = Pick<Services, 'database' | 'config' | 'now'>;

/** So many days are added up at once. */
const DAYS_AT_ONCE = 31;

/** Adds up the days whose first moments these are; the last of them is where they end. */
async function addUp(trx: Trx, starts: readonly number[]): Promise<void> {
  const [from = 0, until = 0] = [starts[0], starts.at(-1)];
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;
  // First: what is noted from now on remains, so that the day is added up again.
  await sql`delete from "dayChanges" where ${within('quarter')}`.execute(trx);
  await sql`delete from "daySums" where ${within('time')}`.execute(trx);
  await sql`insert into "daySums" ("by", "time", "lockerId", "providerId",
      ${sql.join(MEASURES.map((name) => sql.ref(name)))})
    select case when grouping("lockerId") = 0 then 'LOCKER' when grouping("providerId") = 0 then 'PROVIDER'
        else 'STEP' end, coalesce("day", "step"), "lockerId", "providerId", ${sql.join(MEASURES.map(total))}
    from (select *, "day" + ("time" - "day") / ${STEP_MS} * ${STEP_MS} as "step" from (
      select *, ${valueAt([0, ...starts], sql`"time"`, starts)} as "day"
      from ${allFacts([from, until])}) as "dated") as "stepped"
    group by grouping sets (("day", "lockerId"), ("day", "providerId"), ("step"))`.execute(trx);
}

/** The beginning of the first day with anything to add up. */
async function firstDay(trx: Trx, timeZone: string): Promise<number | undefined> {
  const { rows } = await sql<{
    time: number | null;
  }>`select least((select min("bookTime") from "parcels"),
    (select min("storeTime") from "parcels"), (select min("payTime") from "payments")) as "time"`.execute(
    trx,
  );
  const time = rows[0]?.time ?? undefined;
  return time === undefined ? time : dayOf(Math.max(time, Date.parse(FIRST_DAY)), timeZone)[0];
}

/**
 * Until when days are closed. Days begin anew on another basis, and where something is earlier than the first of them;
 * sums that are there already are replaced as days are closed again.
 */
async function closedUntil(trx: Trx, timeZone: string): Promise<number | undefined> {
  const { rows } = await sql<{ basis: string; until: number; isAll: boolean }>`
    select "basis", "until", not exists (select from "dayChanges"
      where "quarter" >= ${Date.parse(FIRST_DAY)} and "quarter" < "from") as "isAll"
    from "closedDays" for update`.execute(trx);
  const basis = basisOf(timeZone);
  if (rows[0]?.isAll && rows[0].basis === basis) return rows[0].until;
  const first = await firstDay(trx, timeZone);
  if (first === undefined) return first;
  await sql`delete from "dayChanges" where "quarter" < ${first}`.execute(trx);
  await sql`insert into "closedDays" ("basis", "from", "until") values (${basis}, ${first}, ${first})
    on conflict ("only") do update set "basis" = ${basis}, "from" = ${first}, "until" = ${first}`.execute(
    trx,
  );
  return first;
}

/** Closes the next days; returns whether there were any. */
function closeNext({ database, config: { timeZone }, now }: Source): Promise<boolean> {
  return database.transaction(async (trx) => {
    const until = await closedUntil(trx, timeZone);
    if (until === undefined) return false;
    const first = dayIn(until, timeZone);
    const [today] = dayOf(now(), timeZone);
    const starts = Array.from({ length: DAYS_AT_ONCE + 1 }, (_, days) =>
      startOfDay(Date.parse(dayAfter(first, days)), timeZone),
    ).filter((start) => start <= today);
    if (starts.length < 2) return false;
    await addUp(trx, starts);
    await sql`update "closedDays" set "until" = ${starts.at(-1)}`.execute(trx);
    return true;
  });
}

/** Closes all days that are over, and adds up again the closed ones that have changed. */
export async function closeDays(source: Source): Promise<void> {
  const { timeZone } = source.config;
  while (await closeNext(source));
  for (const day of (await closedDays(source))?.changed ?? [])
    await source.database.transaction(async (trx) => {
      await closedUntil(trx, timeZone);
      await addUp(trx, day);
    });
}
