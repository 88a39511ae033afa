// Logs of the lockers' terminals: requested, listed and downloaded.
import { z } from 'zod';
import { LOG_LEVELS } from '../../domain/lockers/lockerLogs.ts';
import { announced } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { extension, id, text, time } from '../scalars.ts';

const root = '/api/locker/v1/log';
/** Feature announced by servers whose log lines have levels, and whose log requests can be tracked and downloaded. */
export const LOG_FEATURE = 'locker-logs';

/** A line of a locker's log, as sent by its terminal. */
export const lockerLog = z.object({
  /** Time recorded by the terminal. */
  creationTime: time,
  lockerId: id,
  logId: extension(id.optional()),
  level: extension(z.enum(LOG_LEVELS).optional()),
  message: z.string().optional(),
});

export type LockerLog = z.input<typeof lockerLog>;

const filters = {
  lockerId: id.optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  level: announced(LOG_FEATURE, z.enum(LOG_LEVELS).optional()),
};

const view = asking('LOG_VIEW');

/** Status of a log request. */
export const logRequest = z.object({
  taskId: text(64),
  /** Not fetched yet; fetched by the terminal; answered; timed out. */
  taskStatus: z.enum(['CREATED', 'SENT', 'SUCCESS', 'FAILED']),
  creationTime: time,
  endTime: time.nullable(),
  /** Lines received so far. */
  lines: z.int(),
});

/** Response to a log request; other servers may return nothing. */
const requested = logRequest.partial();
const logRequested = z.object(
  Object.fromEntries(
    Object.entries(requested.shape).map(([name, field]) => [name, extension(field)]),
  ) as typeof requested.shape,
);

export type LogRequest = z.input<typeof logRequest>;

export const lockerLogs = {
  list: view.listing(`${root}/query`, filters, lockerLog, ['creationTime', 'lockerId']),
  /** Requests the log lines since the terminal's last report. Joins a request that is already pending. */
  request: view.post(`${root}/request/:lockerId`, { lockerId: id }, logRequested),
  /** The latest request for a locker; null if there is none. Called only if the feature is announced. */
  latest: view.get(
    '/api/v1/locker-logs/requests/:lockerId',
    { lockerId: id },
    z.object({ request: logRequest.nullable() }),
  ),
  /** A locker's log as CSV, oldest line first. Called only if the feature is announced. */
  export: view.file('/api/v1/locker-logs/export/csv', { ...filters, lockerId: id }),
};
