// Lockers of the network: list, read, enable or disable, export.
import { z } from 'zod';
import { LOCKER_STATUSES, SITUATIONS } from '../../domain/lockers/lockers.ts';
import { box, boxOrder } from '../boxes/boxes.ts';
import { announced, staffReason } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { boxTypeId, extension, id, link, means, reference, search, time } from '../scalars.ts';

const root = '/api/locker/v1/locker';
const view = asking('LOCKER_VIEW');
const pick = asking(
  'LOCKER_VIEW',
  'BOX_VIEW',
  'PARCEL_VIEW',
  'PARCEL_RESERVE',
  'REPORT_VIEW',
  'SCREEN_VIEW',
  'VERSION_VIEW',
  'TICKET_EDIT',
);

const lockerId = { lockerId: id };

/** Not in the specification: the locker's administrative area; unchanged if a save omits it. */
export const districtId = announced('districts', reference('districts').nullable().optional());

const clock = z.int().min(0).max(59).nullable();

/** A locker in the list. */
export const lockerRow = z.object({
  ...lockerId,
  lockerName: z.string(),
  lockerNumber: z.string(),
  location: z.string().nullable(),
  districtId,
  companyName: z.string().nullable(),
  category: z.string().nullable(),
  postalCode: z.string().nullable(),
  sortingCode: z.string().nullable(),
  cctvLink: link.nullable(),
  /** Degrees, for maps. */
  longitude: z.number().nullable().optional(),
  latitude: z.number().nullable().optional(),
  lockerSituation: z.enum(SITUATIONS),
  /** Start of the locker's current situation. */
  situationTime: extension(time.nullable().optional()),
  /** Last heartbeat of its terminal. */
  heartbeatTime: extension(time.nullable().optional()),
  lockerStatus: z.enum(LOCKER_STATUSES),
  boxCount: extension(z.int().optional()),
  usedBoxCount: extension(z.int().optional()),
  /** Compact form of the locker's front, one string per column (read by domain/layout/front.ts). */
  front: extension(z.array(z.string()).optional().meta(means('front'))),
  creationTime: time.optional(),
  lastUpdatedTime: time,
});

export type LockerRow = z.input<typeof lockerRow>;

export const device = z.object({
  deviceId: id,
  deviceType: z.string(),
  version: z.string().nullable(),
  interfaceType: z.enum(['COM', 'NET']).nullable(),
  interfaceAddress: z.string().nullable(),
  baudRate: z.int().nullable(),
});

export const lockerInfo = z.object({
  ...lockerRow.omit({ front: true }).shape,
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  zoneId: id.nullable(),
  description: z.string().nullable(),
  countryCode: z.string().nullable(),
  blockNo: z.string().nullable(),
  streetNo: z.string().nullable(),
  buildingName: z.string().nullable(),
  ipsCode: z.string().nullable(),
  smsAuthentication: z.boolean(),
  returnFunction: z.boolean(),
  operatingHoursStartHour: clock,
  operatingHoursStartMinute: clock,
  operatingHoursEndHour: clock,
  operatingHoursEndMinute: clock,
  output: z.boolean(),
  addressOnLocker: z.string().nullable(),
  locationTel: z.string().nullable(),
  freeDays: z.int().nullable(),
  freeHours: z.int().nullable(),
  boxList: z.array(box),
  ordersList: z.array(boxOrder),
  boxTypeCountList: z.array(
    z.object({ boxTypeId, name: z.string(), count: z.int(), availableCount: z.int() }),
  ),
  deviceList: z.array(device),
  /** Open faults reported by the terminal, e.g. PRINTING_PAPER_ALERT. */
  openAlertList: extension(
    z.array(z.object({ alertType: z.string(), startTime: time, boxId: id.nullable() })).optional(),
  ),
});

export type LockerInfo = z.input<typeof lockerInfo>;

const filters = {
  companyName: search,
  lockerName: search,
  lockerNumber: search,
  location: search,
  category: search,
  postalCode: search,
  sortingCode: search,
  lockerId: id.optional(),
  /** Not in the specification as list filters; operators need both. */
  lockerSituation: announced('lockers-by-state', z.enum(SITUATIONS).optional()),
  lockerStatus: announced('lockers-by-state', z.enum(LOCKER_STATUSES).optional()),
  lockerGroupId: announced('lockerGroups', reference('lockerGroups').optional()),
  provinceId: announced('provinces', reference('provinces').optional()),
  districtId: announced('districts', reference('districts').optional()),
};

const list = view.listing(`${root}/query`, filters, lockerRow, [
  'lockerName',
  'lockerNumber',
  'location',
  'districtId',
  'companyName',
  'category',
  'postalCode',
  'sortingCode',
  'lockerSituation',
  'lockerStatus',
  'boxCount',
  'usedBoxCount',
  'creationTime',
  'lastUpdatedTime',
]);

export const lockers = collection({
  id: 'lockerId',
  list,
  one: asking('LOCKER_VIEW', 'BOX_VIEW', 'PARCEL_RESERVE').get(
    `${root}/info/:lockerId`,
    lockerId,
    lockerInfo,
  ),
});

const lockerName = z.object({ ...lockerId, lockerName: z.string() });
const exporting = asking('LOCKER_EXPORT');
const exported = { ...filters, sort: list.input.shape.sort };

/** Other endpoints for lockers. */
export const lockerCalls = {
  names: pick.get(`${root}/query/name`, { lockerName: search }, z.array(lockerName)),
  all: pick.get(`${root}/query/all`, {}, z.object({ content: z.array(lockerName) })),
  setStatus: asking('LOCKER_EDIT').post(
    `${root}/status/update`,
    { ...lockerId, lockerStatus: z.enum(LOCKER_STATUSES), reason: staffReason },
    z.object({}),
  ),
  exportCsv: exporting.file(`${root}/export/CSV`, exported),
  exportXlsx: exporting.file(`${root}/export/XLSX`, exported),
};
