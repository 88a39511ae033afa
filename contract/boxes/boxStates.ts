// Box states: every box that takes parcels, its state and since when.
import { z } from 'zod';
import { BOX_SIZES } from '../../domain/limits.ts';
import { SHOWN_STATUSES } from '../../domain/boxes/boxes.ts';
import { SITUATIONS } from '../../domain/lockers/lockers.ts';
import { ownList } from '../ownList.ts';
import { reference, search, time } from '../scalars.ts';

/** Sizes of boxes that take parcels, by name; other servers' lockers have the two largest. */
export const PARCEL_BOX_SIZES = [...BOX_SIZES, 'XL', 'XXL'] as const;

/** A row's id is its box's id. */
export const boxStates = ownList('boxStates', {
  view: ['LOCKER_VIEW', 'BOX_VIEW'],
  row: {
    name: z.string(),
    lockerId: reference('lockers'),
    lockerName: z.string(),
    districtId: reference('districts').nullable(),
    districtName: z.string().nullable(),
    boxSize: z.string(),
    shownStatus: z.enum(SHOWN_STATUSES),
    /** Start of the current state; for a free box, since when it is free. */
    sinceTime: time,
    freeSince: time.nullable(),
    /** The parcel in the box or assigned to it; absent if the user may not view parcels. */
    parcelNumber: z.string().nullable(),
    expiryTime: time.nullable(),
    doorStatus: z.enum(['OPEN', 'CLOSED']).nullable(),
    bottomFlag: z.boolean(),
    lockerSituation: z.enum(SITUATIONS),
    heartbeatTime: time.nullable(),
  },
  filters: {
    name: search,
    lockerName: search,
    lockerId: reference('lockers').optional(),
    shownStatus: z.enum(SHOWN_STATUSES).optional(),
    boxSize: z.enum(PARCEL_BOX_SIZES).optional(),
    lockerGroupId: reference('lockerGroups').optional(),
    provinceId: reference('provinces').optional(),
    districtId: reference('districts').optional(),
  },
  sorts: [
    'name',
    'lockerName',
    'districtName',
    'boxSize',
    'shownStatus',
    'sinceTime',
    'freeSince',
    'expiryTime',
  ],
});

export type BoxStateRow = z.input<typeof boxStates.list.row>;
