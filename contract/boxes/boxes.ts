// Boxes of a locker, their content, and the remote commands for them.
import { z } from 'zod';
import { PARCEL_STATUSES, PARCEL_TYPES } from '../../domain/parcels/parcels.ts';
import { BOX_STATUSES } from '../../domain/boxes/boxes.ts';
import { announced, staffReason } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { boxTypeId, extension, id, time } from '../scalars.ts';

const root = '/api/locker/v1';
const boxId = { boxId: id };

export const box = z.object({
  boxId: id,
  /** The same number (R3.19). */
  id: id.optional(),
  /** Label on the door: column letter and number, e.g. `A01`. */
  name: z.string(),
  boxTypeId,
  boxTypeName: z.string(),
  status: z.enum(BOX_STATUSES),
  /** `OPEN` or `CLOSED` as last reported by a terminal; null if never reported. */
  doorStatus: z.enum(['OPEN', 'CLOSED']).nullable(),
  openStatusFlag: z.boolean(),
  /** Column and row, both zero-based. */
  positionX: z.int(),
  positionY: z.int(),
  boardNumber: z.int().nullable(),
  portNumber: z.int().nullable(),
  deviceId: id.nullable(),
  /** The accessibility flag. */
  bottomFlag: z.boolean(),
  skipNumber: z.boolean(),
  lockType: z.string().nullable(),
  expiryTime: time.nullable(),
  deleteFlag: z.boolean(),
});

export type Box = z.input<typeof box>;

/** A parcel as shown with its box. The PIN never leaves the server in plain text. */
export const boxOrder = z.object({
  ordersId: id,
  boxId: id,
  parcelNumber: z.string(),
  expressNumber: z.string().nullable(),
  /** Not in the specification: the booking number, so that staff see which booking holds the box. */
  bookNumber: extension(z.string().nullable().optional()),
  pinCode: z.string(),
  parcelType: z.enum(PARCEL_TYPES),
  ordersType: z.enum(['REGISTERED', 'UNREGISTERED', 'PROVIDER']),
  ordersStatus: z.enum(PARCEL_STATUSES),
  storeTime: time.nullable(),
  collectTime: time.nullable(),
  expiryTime: time.nullable(),
});

export type BoxOrder = z.input<typeof boxOrder>;

/** Why a remote open did not open the door. */
export const TASK_ERRORS = ['JAMMED', 'NO_ANSWER', 'OFFLINE', 'REFUSED'] as const;

export const openTask = z.object({
  taskId: z.string(),
  /** SUCCESS and FAILED are final; before that, the task waits for the terminal, or the terminal for the door. */
  taskStatus: z.enum(['CREATED', 'SENT', 'SUCCESS', 'FAILED']),
  error: extension(z.enum(TASK_ERRORS).nullable().optional()),
});

const edit = asking('BOX_EDIT');

export const boxes = {
  setAvailable: edit.post(`${root}/box/status/available/:boxId`, boxId, z.object({})),
  setLocked: edit.post(`${root}/box/status/lock/:boxId`, boxId, z.object({})),
  /**
   * Toggles the accessible ("bottom") flag. Not in the specification: `bottomFlag` is the target value, so that two
   * concurrent toggles do not cancel each other out.
   */
  toggleBottom: edit.post(
    `${root}/box/status/bottom/:boxId`,
    { ...boxId, bottomFlag: announced('stale-saves', z.boolean().optional()) },
    z.object({}),
  ),
  remoteOpen: asking('BOX_OPEN').post(
    `${root}/box/remote-open`,
    { ...boxId, reason: staffReason },
    z.object({ taskId: z.string() }),
  ),
  openTask: asking('BOX_OPEN').get(
    `${root}/message/info/:taskId`,
    { taskId: z.string().min(1).max(64) },
    openTask,
  ),
};
