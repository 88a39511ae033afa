// Deposits, collections and expiries within some days: by locker or provider, or by half hour.
import { sql, type RawBuilder } from 'kysely';
import { STEP_MS, toTenth, type DayWindow } from '../../domain/reports/statistics.ts';
import { isExpiry } from '../reports/isExpiry.ts';
import { stayLength } from '../reports/stayLength.ts';
import { allOf, inDays, type Condition, type Source } from './asked.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** `length`: total storage time of those collected parcels whose times are not in doubt (`stayCount`), in milliseconds. */
export interface Flow {
  readonly depositedCount: number;
  readonly collectedCount: number;
  readonly expiredCount: number;
  readonly length: number;
  readonly stayCount: number;
}

export const NO_FLOW: Flow = {
  depositedCount: 0,
  collectedCount: 0,
  expiredCount: 0,
  length: 0,
  stayCount: 0,
};

/** The table, time column and condition of deposits, collections and expiries. */
export const FLOWS = {
  depositedCount: { from: sql`"parcels"`, time: 'parcels.storeTime', only: sql`true` },
  collectedCount: {
    from: sql`"parcels"`,
    time: 'parcels.collectTime',
    only: sql`"ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null`,
  },
  // Joins the parcel only if the provider is needed, and then one lookup for each of these few events.
  expiredCount: {
    from: sql`(select "time" as "expiredTime", "lockerId", (select "providerId" from "parcels" as "own"
        where "own"."ordersId" = "events"."ordersId") as "providerId"
      from "events" where ${isExpiry}) as "parcels"`,
    time: 'parcels.expiredTime',
    only: sql`true`,
  },
} as const;

export type FlowName = keyof typeof FLOWS;

/** Activity in these days, grouped by `key`; `about` are conditions on "parcels". */
function counted(flow: FlowName, key: RawBuilder<unknown>, window: DayWindow, about: Condition[]) {
  const { from, time, only } = FLOWS[flow];
  const stays =
    flow === 'collectedCount'
      ? sql`coalesce(sum(${stayLength}), 0)::bigint as "length", count(${stayLength}) as "stayCount"`
      : sql`0::bigint as "length", 0::bigint as "stayCount"`;
  return sql<{
    key: number | null;
    count: number;
    length: number;
    stayCount: number;
  }>`select ${key} as "key", count(*) as "count", ${stays}
    from ${from} where ${allOf([inDays(time, window), sql`${only}`, ...about])} group by 1`;
}

/** By locker, or by provider (null for none). Those without activity are left out. */
export async function flowsBy(
  column: 'lockerId' | 'providerId',
  window: DayWindow,
  about: Condition[],
  { database }: Source,
): Promise<Map<number | null, Flow>> {
  const found = new Map<number | null, Flow>();
  for (const flow of Object.keys(FLOWS) as FlowName[]) {
    const key = sql.ref(`parcels.${column}`);
    const { rows } = await counted(flow, key, window, about).execute(database.db);
    for (const { key: whose, count, length, stayCount } of rows) {
      const known = found.get(whose) ?? NO_FLOW;
      const stays = { length: known.length + length, stayCount: known.stayCount + stayCount };
      found.set(whose, { ...known, [flow]: count, ...stays });
    }
  }
  return found;
}

/** Counts for each half hour of the window with activity. */
export async function stepsOf(
  flow: FlowName,
  window: DayWindow,
  about: Condition[],
  { database }: Source,
): Promise<{ step: number; count: number }[]> {
  const step = sql`(${sql.ref(FLOWS[flow].time)} - ${window.start}) / ${STEP_MS}`;
  const { rows } = await counted(flow, step, window, about).execute(database.db);
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
