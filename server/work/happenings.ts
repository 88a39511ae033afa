// The words for what happens in the network: event types, their subjects, and the events people are told of.
import type { TableName } from '../db/tables.ts';

export const EVENT_TYPES = [
  'PARCEL_BOOKED',
  'PARCEL_CANCELED',
  'PARCEL_DEPOSITED',
  'PARCEL_POSTED',
  'PARCEL_COLLECTED',
  'PARCEL_EXPIRED',
  'PARCEL_REMOVED',
  'PARCEL_WAREHOUSE_STORED',
  'PARCEL_WAREHOUSE_COLLECTED',
  'PARCEL_FAILED_DEPOSIT',
  'PARCEL_CHANGED',
  'PIN_RESENT',
  'BOX_STATUS',
  'BOX_MARK',
  'BOX_DOOR',
  'BOX_OPEN_ASKED',
  'BOX_OPENED',
  'BOX_OPEN_FAILED',
  'LOCKER_STATUS',
  'LOCKER_SITUATION',
  'LOCKER_CREATED',
  'LOCKER_CHANGED',
  'LAYOUT_CHANGED',
  'TERMINAL_KEY',
  'LOG_ASKED',
  'LOG_TOLD',
  'LOG_FAILED',
  'ALERT_RAISED',
  'ALERT_TOLD',
  'ALERT_ENDED',
  'ALERT_SETTLED',
  'ALERT_ACKNOWLEDGED',
  'ALERT_ASSIGNED',
  'CASE_OPENED',
  'CASE_ASSIGNED',
  'CASE_COMMENTED',
  'CASE_ATTACHED',
  'CASE_RESOLVED',
  'CASE_REOPENED',
  'PAYMENT_MADE',
  'MEMBER_JOINED',
  'MEMBER_CHANGED',
  'STAFF_CREATED',
  'STAFF_CHANGED',
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT',
  'EXPORTED',
  'VERSION_CREATED',
  'VERSION_TASK',
  'VERSION_ROLLOUT',
  'RECORD_CREATED',
  'RECORD_CHANGED',
  'RECORD_REMOVED',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** To what it happened; a noun that has no word of its own here goes by its table's name. */
export type SubjectKind =
  | TableName
  | 'parcel'
  | 'box'
  | 'locker'
  | 'alert'
  | 'case'
  | 'payment'
  | 'member'
  | 'staff'
  | 'session'
  | 'export'
  | 'parcelCategory'
  | 'lockerGroup'
  | 'version'
  | 'holiday';

/** What people are told of; each has a template in both types. */
export const TELL_EVENTS = [
  'RESERVATION',
  'DEPOSIT',
  'REMINDER',
  'EXPIRY',
  'COLLECTION',
  'PIN_RESEND',
  'PASSWORD_CODE',
  'ALERT',
  'REPORT',
] as const;
export type TellEvent = (typeof TELL_EVENTS)[number];
