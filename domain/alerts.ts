// Alerts: types of trouble, their severity, and the states of an alert.
import type { RecordId } from './recordId.ts';

/** The types of the specification: its alert recipient keys without REPORT_EMAIL_ADDRESS. */
export const SPECIFIED_ALERT_TYPES = [
  'POWER_OFF',
  'LOCKER_DISCONNECTED',
  'PRINTING_PAPER_ALERT',
  'DOOR_UNCLOSED',
  'CCTV_NVR_OFF',
  'PRINTING_PAPER_OUT',
  'FLAGGED_LOCKED',
  'PRINTER_DISCONNECTED',
  'PRINTER_PAPER_STUCK',
] as const;
type SpecifiedAlertType = (typeof SPECIFIED_ALERT_TYPES)[number];

/** All types. PIN_GUESSED is an extension: repeated wrong PINs at a locker. */
export const ALERT_TYPES = [...SPECIFIED_ALERT_TYPES, 'PIN_GUESSED'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** The specified type whose recipients receive alerts of this type. */
export const recipientsOf = (type: AlertType): SpecifiedAlertType =>
  type === 'PIN_GUESSED' ? 'LOCKER_DISCONNECTED' : type;

/** Not seen yet; seen; set aside until a time; ended or resolved. */
export const ALERT_STATES = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RESOLVED'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** An alert that nobody has taken: the number on the bell, the menu, the dashboard and the list. */
export const NOT_TAKEN = 'OPEN' satisfies AlertState;
export const isNotTaken = (state: AlertState): boolean => state === NOT_TAKEN;

/** Whether staff can take it: nobody has, or whoever had taken it was unassigned. */
export const isTakeable = (state: AlertState, assigneeId: RecordId | null | undefined): boolean =>
  isNotTaken(state) || (isStanding(state) && assigneeId == null);

/** From troubles that stop a locker or leave it open, down to those that can wait for the next visit. */
const FROM_THE_GRAVEST = [
  'PIN_GUESSED',
  'POWER_OFF',
  'DOOR_UNCLOSED',
  'LOCKER_DISCONNECTED',
  'PRINTER_DISCONNECTED',
  'PRINTER_PAPER_STUCK',
  'PRINTING_PAPER_OUT',
  'FLAGGED_LOCKED',
  'CCTV_NVR_OFF',
  'PRINTING_PAPER_ALERT',
] as const satisfies readonly AlertType[];

/** Three levels, coloured in lists. */
export type Gravity = 'GRAVE' | 'SERIOUS' | 'MINOR';

const gravityRank = (type: AlertType): number =>
  FROM_THE_GRAVEST.length - FROM_THE_GRAVEST.indexOf(type);

/** The severity of a type: GRAVE stops a locker or leaves it open, MINOR can wait. */
export function gravityOf(type: AlertType): Gravity {
  const place = FROM_THE_GRAVEST.indexOf(type);
  if (place < 4) return 'GRAVE';
  return place < 8 ? 'SERIOUS' : 'MINOR';
}

/** Sort value of alert lists, highest first: open, acknowledged, snoozed, each by severity; resolved ones are equal. */
export function urgencyOf(state: AlertState, type: AlertType): number {
  if (state === 'RESOLVED') return 0;
  return { OPEN: 200, ACKNOWLEDGED: 100, SNOOZED: 0 }[state] + gravityRank(type);
}

/** Unresolved alerts: there is at most one per type and place, however often it is reported. */
export const isStanding = (state: AlertState): boolean => state !== 'RESOLVED';

/** Types that report what happened once. All others report a condition, which has an end of its own. */
const HAPPENED_ONCE: ReadonlySet<AlertType> = new Set(['PIN_GUESSED']);

/** Whether its condition holds: nobody resolves such an alert by hand; it is resolved when the condition ends. */
export const stillHolds = (state: AlertState, type: AlertType): boolean =>
  isStanding(state) && !HAPPENED_ONCE.has(type);

/** How often a visible screen refetches the number of open alerts. Milliseconds. */
export const ALERTS_REFRESH_MS = 10_000;

/** Minimum time between two messages about recurring trouble; not specified. Milliseconds. */
export const ALERT_REPEAT_MS = 10 * 60 * 1_000;
