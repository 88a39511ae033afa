// Which days of a span are read from their sums: those that are closed and have not changed since.
import { sql } from 'kysely';
import { COLLECT_FROM_HOURS } from '../../domain/reports/reports.ts';
import { dayAfter, dayIn, startOfDay } from '../../domain/timeZone.ts';
import type { Services } from '../http/context.ts';
import type { ParsedInput } from './reader.ts';

type Source = Pick<Services, 'database' | 'config'>;

/** From a moment, inclusive, to another one. */
export type Span = readonly [from: number, until: number];

/** The spans of closed days, and everything else. */
export interface ClosedSpan {
  readonly closed: readonly Span[];
  readonly open: readonly Span[];
}

/** More separate spans are read as one. */
const OPEN_MOST = 8;

/** What sums depend on besides the rows: they are made anew when it changes. */
export const basisOf = (timeZone: string): string => `${timeZone} ${COLLECT_FROM_HOURS.join(' ')}`;

const startIn = (day: string, timeZone: string) => startOfDay(Date.parse(day), timeZone);

/** The day of a moment, from its first moment to that of the next day. */
export function dayOf(time: number, timeZone: string): Span {
  const day = dayIn(time, timeZone);
  return [startIn(day, timeZone), startIn(dayAfter(day, 1), timeZone)];
}

/** From when until when days are closed, and those of them that have changed since. */
export async function closedDays({ database, config: { timeZone } }: Source) {
  const { rows } = await sql<{ from: number; until: number; changed: number[] }>`
    select "from", "until", array(select distinct "quarter" from "dayChanges"
      where "quarter" >= "from" and "quarter" < "until" order by 1)::float8[] as "changed"
    from "closedDays" where "basis" = ${basisOf(timeZone)}`.execute(database.db);
  const changed: Span[] = [];
  for (const time of rows[0]?.changed ?? [])
    if (time >= (changed.at(-1)?.[1] ?? 0)) changed.push(dayOf(time, timeZone));
  return rows[0] && { ...rows[0], changed };
}

/** Divides a span, of which both ends may be open. */
export async function closedSpan(
  from: number | undefined,
  until: number | undefined,
  source: Source,
): Promise<ClosedSpan> {
  const { timeZone } = source.config;
  const whole: Span = [from ?? Number.MIN_SAFE_INTEGER, until ?? Number.MAX_SAFE_INTEGER];
  const known = await closedDays(source);
  if (!known) return { closed: [], open: [whole] };
  const inside = Math.max(whole[0], known.from);
  const [start, next] = dayOf(inside, timeZone);
  const first = start < inside ? next : start;
  const [last] = dayOf(Math.min(whole[1], known.until), timeZone);
  if (first >= last) return { closed: [], open: [whole] };
  const open: [number, number][] = [[whole[0], first]];
  for (const [dayStart, dayEnd] of known.changed) {
    if (dayStart < first || dayStart >= last) continue;
    if (dayStart === open.at(-1)?.[1] || open.length === OPEN_MOST) open.at(-1)![1] = dayEnd;
    else open.push([dayStart, dayEnd]);
  }
  if (open.at(-1)![1] === last) open.at(-1)![1] = whole[1];
  else open.push([last, whole[1]]);
  const closed = open.slice(1).map(([end], place): Span => [open[place]![1], end]);
  return { closed, open: open.filter(([start, end]) => start < end) };
}

/** The span of a report; both of its ends belong to it. */
export const spanOf = ({ startTime, endTime }: ParsedInput, source: Source): Promise<ClosedSpan> =>
  closedSpan(
    startTime as number | undefined,
    endTime === undefined ? endTime : Number(endTime) + 1,
    source,
  );
