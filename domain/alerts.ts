// Alerts: the kinds of trouble, how grave each is, and what may become of an alert.

/** Kinds of trouble that the specification names: its alert recipient keys without REPORT_EMAIL_ADDRESS. */
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

/** All kinds of trouble. PIN_GUESSED is an extension: wrong PINs were entered at a locker again and again. */
export const ALERT_TYPES = [...SPECIFIED_ALERT_TYPES, 'PIN_GUESSED'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** Under which specified kind the recipients of an alert are kept. */
export const recipientsOf = (type: AlertType): SpecifiedAlertType =>
  type === 'PIN_GUESSED' ? 'LOCKER_DISCONNECTED' : type;

/** Nobody has looked at it; somebody has; it is over or was seen to. */
export const ALERT_STATES = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** From what stops a locker, or leaves it open to everybody, down to what can wait for the next visit. */
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

/** Three grades, as a list colours them. */
export type Gravity = 'GRAVE' | 'SERIOUS' | 'MINOR';

const gravityRank = (type: AlertType): number =>
  FROM_THE_GRAVEST.length - FROM_THE_GRAVEST.indexOf(type);

/** How grave a kind of trouble is: GRAVE stops a locker or leaves it open, MINOR can wait. */
export function gravityOf(type: AlertType): Gravity {
  const place = FROM_THE_GRAVEST.indexOf(type);
  if (place < 4) return 'GRAVE';
  return place < 8 ? 'SERIOUS' : 'MINOR';
}

/** What an alert list sorts by, the highest first: open before acknowledged, then the gravest; resolved ones are alike. */
export function urgencyOf(state: AlertState, type: AlertType): number {
  if (state === 'RESOLVED') return 0;
  return (state === 'OPEN' ? 200 : 100) + gravityRank(type);
}

/** Trouble that still stands: one of its kind at one place, however often it is reported. */
export const isStanding = (state: AlertState): boolean => state !== 'RESOLVED';

/** How often a screen that can be seen asks how many alerts are open. Milliseconds. */
export const ALERTS_REFRESH_MS = 10_000;

/** Trouble that comes and goes is told again at the soonest after this long; the specification gives no number. Milliseconds. */
export const ALERT_TELL_AGAIN_MS = 10 * 60 * 1_000;
