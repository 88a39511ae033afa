// areaStatistics: the network's activity by province or district.
import { sql, type SqlBool } from 'kysely';
import type { ParsedInput, ParsedOutput } from '../../contract/endpoint.ts';
import type { areaStatistics } from '../../contract/reports/statistics.ts';
import { allOf } from '../lists/listing.ts';
import { atPlaces, readWindow, type Condition, type Source } from './asked.ts';
import { flowsBy, NO_FLOW, together, result, type Flow } from './flows.ts';

type Result = ParsedOutput<typeof areaStatistics.query>;
type Area = Pick<
  Result['content'][number],
  'provinceId' | 'provinceName' | 'districtId' | 'districtName'
>;

type Wanted = ParsedInput<typeof areaStatistics.query>;

interface Locker extends Area {
  lockerId: number;
  isGone: boolean;
  boxCount: number;
}

/** Every locker with its area and its number of parcel boxes; includes removed lockers. */
async function lockersOf(params: Wanted, { database }: Source): Promise<Locker[]> {
  const { rows } =
    await sql<Locker>`select "lockerId", "lockers"."deletedAt" is not null as "isGone",
      "provinces"."id" as "provinceId", "provinces"."name" as "provinceName",
      "districts"."id" as "districtId", "districts"."name" as "districtName",
      (select count(*) from "boxes" join "boxTypes" using ("boxTypeId")
        where "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null
          and not "boxTypes"."management") as "boxCount"
    from "lockers" left join "districts" on "districts"."id" = "lockers"."districtId"
      left join "provinces" on "provinces"."id" = "districts"."provinceId"
    where ${allOf(atPlaces('lockers.lockerId', params))}
    order by "provinces"."name" nulls last, "provinces"."id", "districts"."name" nulls last,
      "districts"."id", "lockerId"`.execute(database.db);
  return rows;
}

/** The sums of its lockers and of the activity at them. */
function summed(lockers: readonly Locker[], flows: ReadonlyMap<number | null, Flow>) {
  const standing = lockers.filter(({ isGone }) => !isGone);
  const boxCount = standing.reduce((all, locker) => all + locker.boxCount, 0);
  const flow = together(lockers.map(({ lockerId }) => flows.get(lockerId) ?? NO_FLOW));
  const perBox = boxCount === 0 ? null : Math.round((100 * flow.depositedCount) / boxCount) / 100;
  return { lockerCount: standing.length, boxCount, ...result(flow), perBox };
}

const areaOf = (by: Wanted['by'], { provinceId, provinceName, ...district }: Locker): Area => ({
  provinceId,
  provinceName,
  ...(by === 'DISTRICT'
    ? { districtId: district.districtId, districtName: district.districtName }
    : { districtId: null, districtName: null }),
});

/** Sorted by name; areas without lockers are left out. */
export async function readAreas(params: Wanted, source: Source): Promise<Result> {
  const window = readWindow(params, source);
  const { by, provinceId, providerId } = params;
  const where: Condition[] = [
    ...atPlaces('facts.lockerId', { provinceId }),
    ...(providerId === undefined ? [] : [sql<SqlBool>`"facts"."providerId" = ${providerId}`]),
  ];
  const sumsBy = providerId === undefined ? 'LOCKER' : undefined;
  const flows = await flowsBy('lockerId', window, { where, by: sumsBy }, source);
  const lockers = (await lockersOf(params, source)).filter(
    ({ lockerId, isGone }) => !isGone || flows.has(lockerId),
  );
  const areas = new Map<number | null, Locker[]>();
  for (const locker of lockers) {
    const id = by === 'DISTRICT' ? locker.districtId : locker.provinceId;
    areas.set(id, [...(areas.get(id) ?? []), locker]);
  }
  return {
    from: window.days[0] ?? '',
    to: window.days.at(-1) ?? '',
    content: [...areas.values()].flatMap((own) =>
      own[0] ? [{ ...areaOf(by, own[0]), ...summed(own, flows) }] : [],
    ),
    sums: summed(lockers, flows),
  };
}
