// Availability: free boxes per size in each locker, fullest first.
import { pages } from '../../custom/pages.ts';
import { collection as documented } from '../../../contract/collection.ts';
import { PARCEL_BOX_SIZES } from '../../../contract/boxes/boxStates.ts';
import {
  availability as collection,
  type AvailabilityRow,
} from '../../../contract/lockers/availability.ts';
import { lockers, type LockerRow } from '../../../contract/lockers/lockers.ts';
import { shownSituation } from '../../../domain/lockers/lockers.ts';
import { isUsedUp } from '../../../domain/boxes/availability.ts';
import { freeOf } from '../../custom/freeBoxes/fieldType.tsx';
import { link } from '../../engine/actions/action.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { fill, type Fill } from '../../engine/fields/figures/fill.tsx';
import { situation } from './situation.ts';

type Size = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

/** Unknown states are marked: an offline locker shows its last known values. */
const fillOf = (row: AvailabilityRow, free: number, boxes: number): Fill => {
  const known = row.lockerSituation !== 'OFFLINE';
  return { part: free, whole: boxes, known, low: known && isUsedUp({ free, boxes }) };
};

const ofSize = (size: Size) => ({
  type: fill,
  value: (row: AvailabilityRow) => fillOf(row, row[`${size}Free`], row[`${size}Count`]),
  sort: `${size}Free`,
});

const showDays = link(pages.freeBoxes, {
  on: 'row',
  icon: 'chart',
  with: (row: AvailabilityRow) => ({ id: row.id }),
});

const showBoxes = link(pages.boxInfo, {
  on: 'row',
  icon: 'boxes',
  with: (row: AvailabilityRow) => ({ id: row.id }),
});

const showLocker = link(pages.boxInfo, {
  on: 'row',
  icon: 'boxes',
  with: ({ lockerId }: LockerRow) => ({ id: lockerId }),
});

const ofLocker = (...sizes: string[]) => ({
  type: freeOf(...sizes),
  value: ({ lockerId }: LockerRow) => lockerId,
});

/** From `locker/query` and `locker/info`. */
const elsewhere = defineResource(
  'availability',
  documented({ id: 'lockerId', list: lockers.list }),
  {
    icon: 'boxes',
    title: 'lockerName',
    list: {
      columns: ['lockerName', 'lockerSituation', 'xs', 's', 'm', 'l', 'all'],
      moreColumns: ['lockerNumber', 'lockerStatus'],
      filters: ['lockerName'],
      opens: showLocker,
      card: { under: ['lockerSituation'], foot: ['xs', 's', 'm', 'l', 'all'] },
    },
    fields: {
      lockerSituation: { type: situation<LockerRow>(), value: shownSituation },
      xs: ofLocker('XS'),
      s: ofLocker('S'),
      m: ofLocker('M'),
      l: ofLocker('L'),
      all: ofLocker(...PARCEL_BOX_SIZES),
    },
    actions: { showBoxes: showLocker },
  },
);

export const availability = defineResource('availability', collection, {
  icon: 'boxes',
  title: 'lockerName',
  elsewhere,
  list: {
    columns: ['lockerName', 'districtId', 'lockerSituation', 'xs', 's', 'm', 'l', 'all'],
    moreColumns: ['xl', 'xxl', 'lockerNumber', 'lockerStatus', 'heartbeatTime'],
    filters: ['lockerName', 'districtId', 'lockerSituation'],
    moreFilters: ['provinceId', 'lockerGroupId'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'freeCount', order: 'ASC' },
    opens: showDays,
    card: { under: ['lockerSituation', 'districtId'], foot: ['xs', 's', 'm', 'l', 'all'] },
  },
  fields: {
    lockerSituation: { type: situation<AvailabilityRow>(), value: shownSituation },
    districtId: { value: (row) => row.districtName, type: 'text', sort: 'districtName' },
    xs: ofSize('xs'),
    s: ofSize('s'),
    m: ofSize('m'),
    l: ofSize('l'),
    xl: ofSize('xl'),
    xxl: ofSize('xxl'),
    all: {
      type: fill,
      value: (row) => fillOf(row, row.freeCount, row.boxCount),
      sort: 'freeCount',
    },
  },
  actions: { showDays, showBoxes },
});
