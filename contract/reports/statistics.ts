// Statistics: what the network did on some days, by provider, by day and hour, by box and by area. All of them are ours.
import { z } from 'zod';
import { AREA_LEVELS } from '../../domain/lockers/areaLevels.ts';
import { FIRST_DAY } from '../../domain/reports/statistics.ts';
import { asking } from '../endpoint.ts';
import { date, id, reference } from '../scalars.ts';

/** A server that answers them announces it. */
export const STATISTICS_FEATURE = 'statistics';

const ROOT = '/api/v1/statistics';

const viewing = asking('REPORT_VIEW');
const exporting = asking('REPORT_EXPORT');

/** No network is older; what lies before is a slip of the keyboard. */
const day = date.refine((value) => value >= FIRST_DAY, `Not before ${FIRST_DAY}.`);

/** The first and the last day, of the network's time zone: the last 30 without them, 366 at most, none after today. */
const days = { from: day.optional(), to: day.optional() };

/** Where. */
const places = {
  lockerId: reference('lockers').optional(),
  lockerGroupId: reference('lockerGroups').optional(),
  districtId: reference('districts').optional(),
  provinceId: reference('provinces').optional(),
};

/** A statistic: its rows, all of them, what they come to, and the same as a file. */
function statistic<F extends z.ZodRawShape, R extends z.ZodRawShape, S extends z.ZodRawShape>(
  name: string,
  filters: F,
  row: R,
  sums: S,
) {
  const asked = { ...days, ...filters };
  const told = z.object({
    /** The days that it is about. */
    from: date,
    to: date,
    content: z.array(z.object(row)),
    sums: z.object(sums),
  });
  const feature = STATISTICS_FEATURE;
  return {
    query: { ...viewing.get(`${ROOT}/${name}`, asked, told), feature },
    exportCsv: { ...exporting.file(`${ROOT}/${name}/export/csv`, asked), feature },
    exportXlsx: { ...exporting.file(`${ROOT}/${name}/export/xlsx`, asked), feature },
  };
}

const count = z.int();
const hours = z.number().nullable();

/** How many parcels were laid in, were collected, and ran out of time in these days. */
const flows = { depositedCount: count, collectedCount: count, expiredCount: count };

/** Besides, how long those that were collected had lain, in hours to one decimal; null where none were. */
const flowsAndStay = { ...flows, averageHours: hours };

/** staticExpress: by provider; the row without one is of parcels that no provider brought. */
export const providerStatistics = statistic(
  'providers',
  places,
  {
    providerId: id.nullable(),
    providerNumber: z.string().nullable(),
    providerName: z.string().nullable(),
    ...flowsAndStay,
  },
  flowsAndStay,
);

/** usageStatistics: a row a day. */
export const dayStatistics = statistic('days', places, { day: date, ...flows }, flows);

const acts = { depositedCount: count, collectedCount: count };

/** Peak hours: a row an hour of each weekday, Monday is 1; `dayCount` says how many such days there were. */
export const hourStatistics = statistic(
  'hours',
  places,
  { weekday: count, hour: count, dayCount: count, ...acts },
  acts,
);

/**
 * Availability over time: a row a day, from what was so at each full hour of it up to now. In use are boxes that a
 * booking or a parcel keeps, out of service those that are locked or flagged, free all others.
 */
const roomThen = {
  averageInUse: z.number(),
  mostInUse: count,
  averageOutOfService: z.number(),
  averageFree: z.number(),
  fewestFree: count,
  /** In use of all boxes, in percent; null where there are no boxes. */
  inUseShare: z.number().nullable(),
};

export const boxStatistics = statistic(
  'boxes',
  places,
  {
    day: date,
    /** At the end of the day, or now. */
    boxCount: count,
    ...roomThen,
  },
  roomThen,
);

/** Dwell time: what was collected in these days, by how long it had lain. */
export const dwellStatistics = statistic(
  'dwell',
  places,
  {
    /** From so many hours on, up to so many; null: without an end. */
    fromHour: count,
    untilHour: count.nullable(),
    collectedCount: count,
    /** Of all, in percent, to one decimal; null where none were collected. */
    share: z.number().nullable(),
  },
  {
    collectedCount: count,
    averageHours: hours,
    /** Half of them lay no longer, and nine of ten. */
    medianHours: hours,
    ninetiethHours: hours,
  },
);

const area = {
  lockerCount: count,
  /** As they are now. */
  boxCount: count,
  ...flowsAndStay,
  /** What was laid in, a box, to two decimals. */
  perBox: z.number().nullable(),
};

/** areaStatistics: by province, or by district; the row without one is of lockers that stand in none. */
export const areaStatistics = statistic(
  'areas',
  {
    by: z.enum(AREA_LEVELS).default('PROVINCE'),
    provinceId: places.provinceId,
    providerId: reference('providers').optional(),
  },
  {
    provinceId: id.nullable(),
    provinceName: z.string().nullable(),
    districtId: id.nullable(),
    districtName: z.string().nullable(),
    ...area,
  },
  area,
);
