// The statistics: their columns, totals and charts.
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  dwellStatistics,
  hourStatistics,
  providerStatistics,
} from '../../../../contract/reports/statistics.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { providers as providerCalls } from '../../../../contract/people/providers.ts';
import type { AnyRow } from '../../../engine/fields/fieldType.ts';
import { plain } from '../../../engine/fields/plain.ts';
import { listUrl, showUrl } from '../../../routes/route.ts';
import { declareStatistic } from '../declare.ts';
import { decimals, group, leading, percent } from '../fieldTypes.tsx';
import { groupMessages, type CollectGroup } from '../groupMessages.ts';

const PLACES = ['lockerId', 'lockerGroupId', 'districtId', 'provinceId'] as const;
const FLOWS = ['depositedCount', 'collectedCount', 'expiredCount'] as const;

const tenth = { type: decimals(1) };

/** `11-28`. */
const shortDay = ({ day }: AnyRow) => plain(day).slice(5);

export const days = declareStatistic('days', dayStatistics, {
  key: 'day',
  columns: ['day', ...FLOWS],
  filters: PLACES,
  figures: FLOWS,
  note: 'statistics.expired',
  chart: { by: 'day', bars: ['depositedCount', 'collectedCount'], messages: shortDay, whole: true },
  hasTotal: true,
  isReversed: true,
});

export const boxes = declareStatistic('boxes', boxStatistics, {
  key: 'day',
  columns: [
    'day',
    'boxCount',
    'averageInUse',
    'mostInUse',
    'averageOutOfService',
    'averageFree',
    'fewestFree',
    'inUseShare',
  ],
  figures: ['averageInUse', 'mostInUse', 'averageFree', 'fewestFree'],
  note: 'statistics.boxes.note',
  chart: {
    by: 'day',
    bars: ['averageInUse', 'averageOutOfService', 'averageFree'],
    messages: shortDay,
    stacked: true,
    whole: true,
  },
  isReversed: true,
  fields: {
    averageInUse: tenth,
    averageOutOfService: tenth,
    averageFree: tenth,
    inUseShare: { type: percent },
  },
});

/** Its table has a row for each weekday. */
export const hours = declareStatistic('hours', hourStatistics, {
  key: 'hour',
  columns: ['weekday', 'hour', 'depositedCount', 'collectedCount'],
  figures: [],
});

export const dwell = declareStatistic('dwell', dwellStatistics, {
  key: 'fromHour',
  columns: ['group', 'collectedCount', 'share'],
  figures: ['collectedCount', 'averageHours', 'medianHours', 'ninetiethHours'],
  note: 'statistics.dwell.note',
  chart: {
    by: 'group',
    bars: ['collectedCount'],
    messages: (row, say, count) => groupMessages(row as unknown as CollectGroup, say, count),
  },
  fields: {
    group: { type: group },
    share: { type: percent },
    averageHours: tenth,
    medianHours: tenth,
    ninetiethHours: tenth,
  },
});

export const providers = declareStatistic('providers', providerStatistics, {
  key: 'providerId',
  columns: ['provider', ...FLOWS, 'averageHours'],
  filters: PLACES,
  figures: [...FLOWS, 'averageHours'],
  note: 'statistics.expired',
  bar: 'depositedCount',
  hasTotal: true,
  fields: {
    provider: {
      type: leading<{ readonly providerId: RecordId | null }>(
        providerCalls.one,
        ({ providerId }) => (providerId === null ? undefined : showUrl('providers', providerId)),
        'statistics.providers.nobody',
      ),
      value: ({ providerName }) => providerName,
    },
    averageHours: tenth,
  },
});

const AREA = [...FLOWS, 'averageHours', 'perBox', 'lockerCount', 'boxCount'] as const;

interface Area {
  readonly provinceId: RecordId | null;
  readonly districtId: RecordId | null;
}

/** Links to the lockers located there. */
const area = (field: 'provinceId' | 'districtId') =>
  leading<Area>(
    lockers.list,
    ({ [field]: id }) => (id === null ? undefined : listUrl('lockers', { [field]: id })),
    'statistics.areas.nowhere',
  );

const areaFields = { averageHours: tenth, perBox: { type: decimals(2) } };

const areas = {
  filters: ['provinceId', 'providerId'],
  figures: [...FLOWS, 'averageHours', 'perBox'],
  note: 'statistics.areas.note',
  bar: 'depositedCount',
  hasTotal: true,
} as const;

export const areasBy = {
  PROVINCE: declareStatistic('areas', areaStatistics, {
    ...areas,
    key: 'provinceId',
    columns: ['province', ...AREA],
    fields: {
      ...areaFields,
      province: { type: area('provinceId'), value: ({ provinceName }) => provinceName },
    },
  }),
  DISTRICT: declareStatistic('areas', areaStatistics, {
    ...areas,
    key: 'districtId',
    columns: ['district', 'province', ...AREA],
    fields: {
      ...areaFields,
      district: { type: area('districtId'), value: ({ districtName }) => districtName },
      province: { value: ({ provinceName }) => (provinceName === null ? '–' : provinceName) },
    },
  }),
};
