// ReportTimeAnalysis: time from deposit to collection, in groups of hours.
import { sql } from 'kysely';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { collectAnalyzeReport } from '../../contract/reports/reports.ts';
import { percentOf } from '../../domain/percentOf.ts';
import { COLLECT_FROM_HOURS } from '../../domain/reports/reports.ts';
import { toTenth } from '../../domain/reports/statistics.ts';
import { spanOf } from './closedSpan.ts';
import { allOf } from '../lists/listing.ts';
import { atPlace } from './conditions.ts';
import { factsOf, total } from './dayFacts.ts';
import type { ParsedInput, Reader } from './reader.ts';

export type CollectAnalysis = Required<ParsedOutput<typeof collectAnalyzeReport.query>>;

const HOUR = 60 * 60 * 1_000;

const GROUPS = COLLECT_FROM_HOURS.map(
  (_, group) => [`stay${group}`, `courierStay${group}`] as const,
);
const NAMES = ['stays', 'stayMs', ...GROUPS.flat()];

/** One row per group, in order, including empty ones; a parcel collected in the moment of its deposit is in the first. */
export async function readCollectAnalysis(
  params: ParsedInput,
  reader: Reader,
): Promise<CollectAnalysis> {
  const facts = factsOf('collections', 'LOCKER', await spanOf(params, reader));
  const { rows } = await sql<Record<string, number>>`select ${sql.join(NAMES.map(total))}
    from ${facts} where ${allOf(atPlace('facts.lockerId', params))}`.execute(reader.database.db);
  const { stays: totalCount = 0, stayMs = 0, ...counts } = rows[0] ?? {};
  const content = GROUPS.map(([all, byCourier], index) => {
    const [count = 0, courier = 0] = [counts[all], counts[byCourier]];
    return {
      fromHour: COLLECT_FROM_HOURS[index] ?? 0,
      untilHour: COLLECT_FROM_HOURS[index + 1] ?? null,
      totalCount: count,
      courier,
      member: count - courier,
      share: percentOf(count, totalCount),
    };
  });
  const courier = content.reduce((all, group) => all + group.courier, 0);
  const averageHours = totalCount === 0 ? null : toTenth(stayMs / totalCount / HOUR);
  return { content, sums: { totalCount, courier, member: totalCount - courier, averageHours } };
}
