// Limits and intervals as the API document states them, taken from the code that applies them.
import {
  COLLECTION_VALID_MS,
  OUTAGE_REPORTS_WITHIN_MS,
  PARCELS_PER_RESERVATION_MAX,
  PICKER_SIZE,
  REMOTE_OPEN_VALID_MS,
  TERMINAL_SIGN_IN_VALID_MS,
  UPLOAD_FILE_MAX_BYTES,
} from '../../domain/limits.ts';
import { LOG_BATCH_MAX, LOG_LINES_A_MINUTE_MAX } from '../../domain/lockers/lockerLogs.ts';
import { PACKAGE_MAX_BYTES } from '../../domain/terminals/packages.ts';
import {
  ANNOUNCED_MAX,
  ANNOUNCEMENT_ENDS_AFTER_MS,
  CALLS_KEPT_MS,
} from '../../domain/people/providers.ts';
import { CODE_LIFE_MS, CODE_TRIES, NEW_PASSWORD_WITHIN_MS } from '../../domain/people/recovery.ts';
import { REPORTED_WITHIN_MS } from '../../domain/reports/reportTimes.ts';
import { RESERVATION_ENDS_AFTER_MS } from '../../domain/parcels/reservation.ts';
import {
  HEARTBEAT_EVERY_MS,
  HEARTBEAT_OFFLINE_AFTER_MS,
  OFFLINE_PINS_EVERY_MS,
  OFFLINE_PINS_VALID_MS,
  OPEN_TIMEOUT_MS,
  TASK_WAIT_MS,
} from '../../domain/terminals/terminals.ts';
import { EXPORT_LIMITS } from '../exports/exportTurns.ts';
import { BODY_MAX_BYTES } from '../http/input.ts';
import { LIMITS } from '../http/limits.ts';
import { ABANDONED_AFTER_MS } from '../files/uploads.ts';
import { bytes, duration, grouped } from './measures.ts';

export const NUMBERS = {
  announced: grouped(ANNOUNCED_MAX),
  announcementEnds: duration(ANNOUNCEMENT_ENDS_AFTER_MS),
  bookingEnds: duration(RESERVATION_ENDS_AFTER_MS),
  body: bytes(BODY_MAX_BYTES),
  callsKept: duration(CALLS_KEPT_MS),
  codeLife: duration(CODE_LIFE_MS),
  codeTries: grouped(CODE_TRIES),
  codeWait: duration(LIMITS.codeSoon.seconds * 1_000),
  collectionValid: duration(COLLECTION_VALID_MS),
  exportsAtOnce: grouped(EXPORT_LIMITS.atOnce),
  exportWait: duration(EXPORT_LIMITS.waitMs),
  heartbeatEvery: duration(HEARTBEAT_EVERY_MS),
  keysKept: duration(REPORTED_WITHIN_MS),
  logBatch: grouped(LOG_BATCH_MAX),
  logLines: grouped(LOG_LINES_A_MINUTE_MAX),
  newPasswordWithin: duration(NEW_PASSWORD_WITHIN_MS),
  offlineAfter: duration(HEARTBEAT_OFFLINE_AFTER_MS),
  offlinePinsEvery: duration(OFFLINE_PINS_EVERY_MS),
  offlinePinsValid: duration(OFFLINE_PINS_VALID_MS),
  openTimeout: duration(OPEN_TIMEOUT_MS),
  outageReports: duration(OUTAGE_REPORTS_WITHIN_MS),
  package: bytes(PACKAGE_MAX_BYTES),
  parcelsPerForm: grouped(PARCELS_PER_RESERVATION_MAX),
  pickerSize: grouped(PICKER_SIZE),
  remoteOpenValid: duration(REMOTE_OPEN_VALID_MS),
  signInValid: duration(TERMINAL_SIGN_IN_VALID_MS),
  taskWait: duration(TASK_WAIT_MS),
  uploadDropped: duration(ABANDONED_AFTER_MS),
  upload: bytes(UPLOAD_FILE_MAX_BYTES),
} as const;
