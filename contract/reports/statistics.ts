// Statistics for a range of days, by provider, day and hour, box and area. Extensions.
import { z } from 'zod';
import { AREA_LEVELS } from '../../domain/lockers/areaLevels.ts';
import { FIRST_DAY } from '../../domain/reports/statistics.ts';
import { asking } from '../endpoint.ts';
import { date, id, reference } from '../scalars.ts';

/** Feature announced by servers with statistics. */
export const STATISTICS_FEATURE = 'statistics';

const ROOT = '/api/v1/statistics';

const viewing = asking('REPORT_VIEW');
const exporting = asking('REPORT_EXPORT');

/** Earlier dates are typing errors; no network is older. */
const day = date.refine((value) => value >= FIRST_DAY, `Not before ${FIRST_DAY}.`);

/** First and last day in the network's time zone: the last 30 days by default, at most 366, none in the future. */
const days = { from: day.optional(), to: day.optional() };

/** Location. */
const places = {
  lockerId: reference('lockers').optional(),
  lockerGroupId: reference('lockerGroups').optional(),
  districtId: reference('districts').optional(),
  provinceId: reference('provinces').optional(),
};

/** A statistic: all rows, the totals, and the same as a file. */
function statistic<F extends z.ZodRawShape, R extends z.ZodRawShape, S extends z.ZodRawShape>(
  name: string,
  filters: F,
  row: R,
  sums: S,
) {
  const params = { ...days, ...filters };
  const output = z.object({
    /** The days covered. */
    from: date,
    to: date,
    content: z.array(z.object(row)),
    sums: z.object(sums),
  });
  const feature = STATISTICS_FEATURE;
  return {
    query: { ...viewing.get(`${ROOT}/${name}`, params, output), feature },
    exportCsv: { ...exporting.file(`${ROOT}/${name}/export/csv`, params), feature },
    exportXlsx: { ...exporting.file(`${ROOT}/${name}/export/xlsx`, params), feature },
  };
}

const count = z.int();
const hours = z.number().nullable();

/** Parcels deposited, collected and expired in these days. */
const flows = { depositedCount: count, collectedCount: count, expiredCount: count };

/** Also the mean storage time of collected parcels in hours, to one decimal; null if none were collected. */
const flowsAndStay = { ...flows, averageHours: hours };

/** staticExpress: by provider; the row without a provider is for parcels that no provider brought. */
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

/** usageStatistics: one row per day. */
export const dayStatistics = statistic('days', places, { day: date, ...flows }, flows);

const counts = { depositedCount: count, collectedCount: count };

/** Peak hours: one row per hour of each weekday (Monday is 1); `dayCount` is the number of such days. */
export const hourStatistics = statistic(
  'hours',
  places,
  { weekday: count, hour: count, dayCount: count, ...counts },
  counts,
);

/**
 * Availability over time: one row per day, from its hourly states up to now. In use: boxes with a booking or a parcel;
 * out of service: locked or flagged; free: all others.
 */
const roomThen = {
  averageInUse: z.number(),
  mostInUse: count,
  averageOutOfService: z.number(),
  averageFree: z.number(),
  fewestFree: count,
  /** Percentage of all boxes in use; null if there are no boxes. */
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

/** Dwell time: parcels collected in these days, by storage time. */
export const dwellStatistics = statistic(
  'dwell',
  places,
  {
    /** From and up to this many hours; null: open-ended. */
    fromHour: count,
    untilHour: count.nullable(),
    collectedCount: count,
    /** Percentage of all, to one decimal; null if none were collected. */
    share: z.number().nullable(),
  },
  {
    collectedCount: count,
    averageHours: hours,
    /** Median and 90th percentile. */
    medianHours: hours,
    ninetiethHours: hours,
  },
);

const area = {
  lockerCount: count,
  /** Current values. */
  boxCount: count,
  ...flowsAndStay,
  /** Deposits per box, to two decimals. */
  perBox: z.number().nullable(),
};

/** areaStatistics: by province or district; the row without one is for lockers without an area. */
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
