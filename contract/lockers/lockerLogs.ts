// What the lockers' terminals noted: asked for, listed, and taken away as a file.
import { z } from 'zod';
import { LOG_LEVELS } from '../../domain/lockers/lockerLogs.ts';
import { announced } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { beyond, id, text, time } from '../scalars.ts';

const root = '/api/locker/v1/log';
/** A server announces it where its log lines have levels, and where a request can be followed and the log be saved. */
export const LOG_FEATURE = 'locker-logs';

/** A line of a locker's log, as its terminal sent it. */
export const lockerLog = z.object({
  /** When the terminal noted it. */
  creationTime: time,
  lockerId: id,
  logId: beyond(id.optional()),
  level: beyond(z.enum(LOG_LEVELS).optional()),
  message: z.string().optional(),
});

export type LockerLog = z.output<typeof lockerLog>;

const filters = {
  lockerId: id.optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  level: announced(LOG_FEATURE, z.enum(LOG_LEVELS).optional()),
};

const view = asking('LOG_VIEW');

/** How far a request for a locker's log has come. */
export const logRequest = z.object({
  taskId: text(64),
  /** Nobody fetched it yet; the terminal has it; it told; nobody answered in time. */
  taskStatus: z.enum(['CREATED', 'SENT', 'SUCCESS', 'FAILED']),
  creationTime: time,
  endTime: time.nullable(),
  /** Lines that came so far. */
  lines: z.int(),
});

/** What a request answers; another server need not tell anything of it. */
const requested = logRequest.partial();
const toldOfRequest = z.object(
  Object.fromEntries(
    Object.entries(requested.shape).map(([name, field]) => [name, beyond(field)]),
  ) as typeof requested.shape,
);

export type LogRequest = z.output<typeof logRequest>;

export const lockerLogs = {
  list: view.listing(`${root}/query`, filters, lockerLog, ['creationTime', 'lockerId']),
  /** Asks the terminal for what it noted since it told the last time. A request that waits already is joined. */
  request: view.post(`${root}/request/:lockerId`, { lockerId: id }, toldOfRequest),
  /** The latest request of a locker; null where none was made. Asked only where it is announced. */
  latest: view.get(
    '/api/v1/locker-logs/requests/:lockerId',
    { lockerId: id },
    z.object({ request: logRequest.nullable() }),
  ),
  /** The log of a locker as CSV, oldest line first. Asked only where it is announced. */
  export: view.file('/api/v1/locker-logs/export/csv', { ...filters, lockerId: id }),
};
