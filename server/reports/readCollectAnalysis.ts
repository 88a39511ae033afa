// ReportTimeAnalysis: time from deposit to collection, in groups of hours.
import { sql } from 'kysely';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { collectAnalyzeReport } from '../../contract/reports/reports.ts';
import { percentOf } from '../../domain/percentOf.ts';
import { COLLECT_FROM_HOURS } from '../../domain/reports/reports.ts';
import { toTenth } from '../../domain/reports/statistics.ts';
import { allOf, atPlace, inSpan } from './conditions.ts';
import type { ParsedInput, Reader } from './reader.ts';
import { stayLength } from './stayLength.ts';

export type CollectAnalysis = Required<ParsedOutput<typeof collectAnalyzeReport.query>>;

const HOUR = 60 * 60 * 1_000;
/** Upper bounds of the groups; the last group has none. */
const ENDS = COLLECT_FROM_HOURS.slice(1).map((hours) => hours * HOUR);

/** Parcels collected before each bound: counted without grouping, so that the query can run in parallel. */
const SOONER = sql`array[${sql.join(
  ENDS.map((end) => sql`count(*) filter (where ${stayLength} < ${sql.lit(end)})`),
)}]::integer[]`;

interface Taken {
  byCourier: boolean;
  totalCount: number;
  length: number;
  sooner: number[];
}

/** Incoming parcels are collected by their customer, outgoing and returned ones by a courier. */
const statement = (
  params: ParsedInput,
) => sql<Taken>`select "parcelType" <> 'DEPOSIT_PARCEL' as "byCourier", count(${stayLength}) as "totalCount",
    coalesce(sum(${stayLength}), 0)::bigint as "length", ${SOONER} as "sooner"
  from "parcels" where ${allOf([
    sql`"ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null`,
    ...inSpan('parcels.collectTime', params),
    ...atPlace('parcels.lockerId', params),
  ])} group by 1`;

/** The size of a group: parcels before its upper bound minus those before its lower bound. */
const inGroup = ({ totalCount, sooner }: Taken, group: number): number =>
  (sooner[group] ?? totalCount) - (sooner[group - 1] ?? 0);

/** One row per group, in order, including empty ones; a parcel collected in the moment of its deposit is in the first. */
export async function readCollectAnalysis(
  params: ParsedInput,
  { database }: Reader,
): Promise<CollectAnalysis> {
  const { rows } = await statement(params).execute(database.db);
  const sum = (pick: (row: Taken) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const byCouriers = (pick: (row: Taken) => number) =>
    sum((row) => (row.byCourier ? pick(row) : 0));
  const totalCount = sum((row) => row.totalCount);
  const courier = byCouriers((row) => row.totalCount);
  const content = COLLECT_FROM_HOURS.map((fromHour, index) => {
    const count = sum((row) => inGroup(row, index));
    const byCourier = byCouriers((row) => inGroup(row, index));
    return {
      fromHour,
      untilHour: COLLECT_FROM_HOURS[index + 1] ?? null,
      totalCount: count,
      courier: byCourier,
      member: count - byCourier,
      share: percentOf(count, totalCount),
    };
  });
  const averageHours =
    totalCount === 0 ? null : toTenth(sum((row) => row.length) / totalCount / HOUR);
  return { content, sums: { totalCount, courier, member: totalCount - courier, averageHours } };
}
