// Availability: free boxes per size in each locker, now and over the last days.
import { z } from 'zod';
import { LOCKER_STATUSES, SITUATIONS } from '../../domain/lockers/lockers.ts';
import { asking } from '../endpoint.ts';
import { ownList } from '../ownList.ts';
import { boxTypeId, id, reference, search, time } from '../scalars.ts';

const view = ['LOCKER_VIEW', 'BOX_VIEW'] as const;

/** Free and total boxes of a size. */
const size = <N extends string>(name: N) =>
  ({
    [`${name}Free`]: z.int().meta({ head: `${name.toUpperCase()} free` }),
    [`${name}Count`]: z.int().meta({ head: `${name.toUpperCase()} boxes` }),
  }) as Record<`${N}Free` | `${N}Count`, z.ZodInt>;

const sizes = {
  ...size('xs'),
  ...size('s'),
  ...size('m'),
  ...size('l'),
  ...size('xl'),
  ...size('xxl'),
};

/** A row's id is its locker's id. */
export const availability = ownList('availability', {
  view,
  row: {
    lockerName: z.string(),
    lockerNumber: z.string(),
    districtId: reference('districts').nullable(),
    districtName: z.string().nullable(),
    lockerSituation: z.enum(SITUATIONS),
    situationTime: time.nullable(),
    heartbeatTime: time.nullable(),
    lockerStatus: z.enum(LOCKER_STATUSES),
    ...sizes,
    freeCount: z.int(),
    boxCount: z.int(),
  },
  filters: {
    lockerName: search,
    lockerSituation: z.enum(SITUATIONS).optional(),
    lockerGroupId: reference('lockerGroups').optional(),
    provinceId: reference('provinces').optional(),
    districtId: reference('districts').optional(),
  },
  sorts: [
    'lockerName',
    'lockerNumber',
    'districtName',
    'lockerSituation',
    'xsFree',
    'sFree',
    'mFree',
    'lFree',
    'xlFree',
    'xxlFree',
    'freeCount',
    'boxCount',
  ],
});

export type AvailabilityRow = z.input<typeof availability.list.row>;

/** Free and total boxes per size at a moment, in the order of `sizes`. */
const moment = z.object({ time, free: z.array(z.int()), boxes: z.array(z.int()) });

const history = z.object({
  lockerId: id,
  lockerName: z.string(),
  lockerSituation: z.enum(SITUATIONS),
  /** Time of the latest known state: now, or an offline locker's last heartbeat. */
  knownUntil: time,
  sizes: z.array(z.object({ boxTypeId, name: z.string() })),
  /** One entry per full hour of the last days, and one for now. */
  moments: z.array(moment),
});

export type AvailabilityHistory = z.input<typeof history>;

const ofLocker = '/api/v1/availability/:id/history';

export const availabilityCalls = {
  history: asking(...view).get(ofLocker, { id }, history),
  historyCsv: asking(...view).file(`${ofLocker}/export/csv`, { id }),
  historyXlsx: asking(...view).file(`${ofLocker}/export/xlsx`, { id }),
};
