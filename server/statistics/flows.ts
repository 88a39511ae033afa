// Deposits, collections and expiries within some days: by locker or provider, or by half hour.
import { sql, type RawBuilder } from 'kysely';
import { STEP_MS, toTenth, type DayWindow } from '../../domain/reports/statistics.ts';
import { closedSpan } from '../reports/closedSpan.ts';
import { factsOf, type SumsBy, total } from '../reports/dayFacts.ts';
import { allOf } from '../lists/listing.ts';
import { type Condition, type Source } from './asked.ts';

const HOUR_MS = 60 * 60 * 1_000;

export const NO_FLOW = {
  depositedCount: 0,
  collectedCount: 0,
  expiredCount: 0,
  length: 0,
  stayCount: 0,
};

/** `length`: total storage time of those collected parcels whose times are not in doubt (`stayCount`), in milliseconds. */
export type Flow = Readonly<typeof NO_FLOW>;

/** The facts of each, and their count. */
const FLOWS = {
  depositedCount: ['deposits', 'deposited'],
  collectedCount: ['collections', 'collected'],
  expiredCount: ['expiries', 'expired'],
} as const;

export type FlowName = keyof typeof FLOWS;

/** Which activity counts: conditions on "facts", and the sums of closed days that have what they need, if any have. */
export interface About {
  readonly where: Condition[];
  readonly by?: SumsBy | undefined;
}

/** Activity in these days, grouped by `key`. */
async function counted(
  flow: FlowName,
  key: RawBuilder<unknown>,
  { start, end }: DayWindow,
  { where, by }: About,
  source: Source,
) {
  const [facts, count] = FLOWS[flow];
  const whole = { closed: [], open: [[start, end]] } as const;
  const span = by ? await closedSpan(start, end, source) : whole;
  const stays =
    flow === 'collectedCount'
      ? sql`${total('stayMs')}, ${total('stays')}`
      : sql`0::bigint as "stayMs", 0::bigint as "stays"`;
  const { rows } = await sql<{
    key: number | null;
    count: number;
    stayMs: number;
    stays: number;
  }>`select ${key} as "key", sum(${sql.ref(count)})::bigint as "count", ${stays}
    from ${factsOf(facts, by ?? 'LOCKER', span)} where ${allOf(where)} group by 1`.execute(
    source.database.db,
  );
  return rows;
}

/** By locker, or by provider (null for none). Those without activity are left out. */
export async function flowsBy(
  column: 'lockerId' | 'providerId',
  window: DayWindow,
  about: About,
  source: Source,
): Promise<Map<number | null, Flow>> {
  const found = new Map<number | null, Flow>();
  for (const flow of Object.keys(FLOWS) as FlowName[]) {
    const key = sql.ref(`facts.${column}`);
    for (const row of await counted(flow, key, window, about, source)) {
      const known = found.get(row.key) ?? NO_FLOW;
      const stays = {
        length: known.length + row.stayMs,
        stayCount: known.stayCount + row.stays,
      };
      found.set(row.key, { ...known, [flow]: row.count, ...stays });
    }
  }
  return found;
}

/** Counts for each half hour of the window with activity; of closed days by locker, at their beginnings. */
export async function stepsOf(
  flow: FlowName,
  window: DayWindow,
  about: About,
  source: Source,
): Promise<{ step: number; count: number }[]> {
  const step = sql`("time" - ${window.start}) / ${STEP_MS}`;
  const rows = await counted(flow, step, window, about, source);
  return rows.map(({ key, count }) => ({ step: Number(key), count }));
}

/** The sum of several flows. */
export const together = (flows: readonly Flow[]): Flow =>
  flows.reduce((all, flow) => {
    const keys = Object.keys(all) as (keyof Flow)[];
    return Object.fromEntries(keys.map((key) => [key, all[key] + flow[key]])) as unknown as Flow;
  }, NO_FLOW);

/** Milliseconds as hours to one decimal. */
export const hoursOf = (ms: number): number => toTenth(ms / HOUR_MS);

/** As the API returns it. */
export const result = ({ length, stayCount, ...counts }: Flow) => ({
  ...counts,
  averageHours: stayCount === 0 ? null : hoursOf(length / stayCount),
});
