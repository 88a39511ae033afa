// Free boxes by size: of all lockers now, and of one locker over the last days.
import { sql } from 'kysely';
import { PARCEL_BOX_SIZES } from '../../contract/boxes/boxStates.ts';
import {
  availability,
  availabilityCalls,
  type AvailabilityHistory,
} from '../../contract/lockers/availability.ts';
import { routesOf } from '../http/routesOf.ts';
import { csvExport, xlsxExport, type Taken } from '../exports/exported.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import { readFreeOverTime } from './readFreeOverTime.ts';
import { routesOfList } from '../lists/routesOfList.ts';
import { DISTRICT_NAME, placeFilters } from '../lists/placeFilters.ts';
import { HEARTBEAT_TIME } from '../lockers/heartbeatTime.ts';

type Moment = AvailabilityHistory['moments'][number];

/** Unknown values are empty cells. */
const columnsOf = ({ sizes, knownUntil }: AvailabilityHistory): ExportColumn<Moment>[] => [
  { header: 'Time', type: 'time', value: ({ time }) => time },
  ...sizes.flatMap(({ name }, place) => [
    {
      header: `${name} free`,
      value: ({ time, free }: Moment) => (time > knownUntil ? null : (free[place] ?? null)),
    },
    { header: `${name} boxes`, value: ({ boxes }: Moment) => boxes[place] ?? null },
  ]),
];

/** The rows of the download. */
async function exportedHistory(lockerId: number, context: RequestContext): Promise<Taken<Moment>> {
  const history = await readFreeOverTime(lockerId, context);
  async function* pages() {
    yield history.moments;
  }
  const { timeZone } = context.config;
  return {
    called: 'availability',
    params: { id: lockerId },
    lockerId,
    name: `free-boxes-${lockerId}-${dateText(context.now(), timeZone)}`,
    columns: columnsOf(history),
    pages: pages(),
  };
}

const columns = PARCEL_BOX_SIZES.flatMap((name) => {
  const word = name.toLowerCase();
  const ofSize = sql`"boxTypes"."name" = ${sql.lit(name)}`;
  return [
    sql`count(*) filter (where ${ofSize} and "boxes"."status" = 'AVAILABLE') as ${sql.ref(`${word}Free`)}`,
    sql`count(*) filter (where ${ofSize}) as ${sql.ref(`${word}Count`)}`,
  ];
});

/** Boxes that take parcels, without those removed from the layout. */
const from = sql`"lockers" cross join lateral (
  select ${sql.join(columns)}, count(*) as "boxCount",
    count(*) filter (where "boxes"."status" = 'AVAILABLE') as "freeCount"
  from "boxes" join "boxTypes" using ("boxTypeId")
  where "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null
    and not "boxTypes"."management") as "room"`;

const counted = [
  ...PARCEL_BOX_SIZES.flatMap((name) => [
    `${name.toLowerCase()}Free`,
    `${name.toLowerCase()}Count`,
  ]),
  'freeCount',
  'boxCount',
];

const computed = {
  id: sql.ref('lockers.lockerId'),
  districtName: DISTRICT_NAME,
  heartbeatTime: HEARTBEAT_TIME,
  ...Object.fromEntries(counted.map((name) => [name, sql.ref(`room.${name}`)])),
};

export const availabilityRoutes = [
  ...routesOfList(availability, {
    sort: 'lockerName,asc',
    kept: () => ({
      table: 'lockers',
      from,
      only: sql`"lockers"."deletedAt" is null`,
      computed,
      filters: placeFilters,
    }),
  }),
  ...routesOf(availabilityCalls, {
    history: ({ id }, context) => readFreeOverTime(id, context),
    historyCsv: async ({ id }, context) => csvExport(context, await exportedHistory(id, context)),
    historyXlsx: async ({ id }, context) => xlsxExport(context, await exportedHistory(id, context)),
  }),
];
