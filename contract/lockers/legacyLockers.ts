// Legacy lockers, built of cabinets and mouths: the designer's list and details.
import { z } from 'zod';
import { OVERDUE_TYPES } from '../../domain/parcels/overdueTypes.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { legacyLocker, legacyStatus } from './legacyBoxes.ts';
import { ownCollection } from '../ownCollection.ts';
import { id, search } from '../scalars.ts';

const count = z.int().min(0);

const own = ownCollection('legacyLockers', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: {},
  readonlyFields: {
    name: z.string(),
    orderNo: z.string(),
    operatorName: z.string().nullable(),
    operatorId: id.nullable(),
    zoneId: id.nullable(),
    currencyUnit: z.string(),
    overdueType: z.enum(OVERDUE_TYPES),
    freeDays: count.nullable(),
    freeHours: count.nullable(),
    smsAccountId: id.nullable(),
    cabinetCount: count,
    boxCount: count,
    usedBoxCount: count,
    legacyStatus,
  },
  filters: {
    name: search,
    orderNo: search,
    operatorName: search,
    legacyStatus: legacyStatus.optional(),
  },
  sorts: ['name', 'orderNo', 'operatorName', 'boxCount', 'usedBoxCount'],
});

export type LegacyLocker = z.input<typeof legacyLocker>;

/** Not in the specification: its legacy calls create and update lockers, but none lists or reads them. */
export const legacyLockers = collection({
  id: 'id',
  dialect: own.dialect,
  feature: own.feature,
  list: own.list,
  one: { ...asking('LOCKER_VIEW').get(own.one.path, { id }, legacyLocker), dialect: own.dialect },
  remove: own.remove,
  exportCsv: own.exportCsv,
  exportXlsx: own.exportXlsx,
});
