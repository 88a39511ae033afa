// The demo's alerts with their history: raised, seen, assigned, ended or resolved.
import { stillHolds, urgencyOf, type AlertState, type AlertType } from '../../../domain/alerts.ts';
import type { RecipientKey } from '../../../domain/messages/recipients.ts';
import type { EventRow, Network, Row } from '../network/emptyNetwork.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The demo account responsible for lockers. */
const OPERATOR = { byType: 'STAFF', byId: 3, byName: 'operator' } as const;

/** An alert that has no id yet. */
export interface AlertDraft {
  alertType: AlertType;
  lockerId: number;
  boxId: number | null;
  startTime: number;
  /** When the trouble ended; null while the alert is open. */
  endTime: number | null;
  /** How often it was reported. */
  reportCount: number;
  /** When it was first seen. */
  noticedTime?: number;
  /** Whether it was assigned to the person who saw it. */
  taken?: boolean;
  /** The note of the person who resolved it. */
  note?: string;
}

/** The server notices these; terminals report the others. */
const NOTICED_HERE: ReadonlySet<AlertType> = new Set(['LOCKER_DISCONNECTED', 'PIN_GUESSED']);

const NOTES = [
  'Customer mixed up two of her PINs; the right one was sent again.',
  'Children at the keypad, the shop next door sent them away.',
  'Nobody seen on the pictures, no parcel is missing.',
] as const;

/** Past alerts: a technician took every third. What only happened was resolved by people; conditions ended by themselves. */
export function asItEnded(draft: AlertDraft, place: number): AlertDraft {
  const { alertType, startTime, endTime } = draft;
  const byHand = !stillHolds('OPEN', alertType);
  if (endTime === null || (!byHand && place % 3 !== 0)) return draft;
  const noticedTime = Math.min(startTime + (3 + (place % 9)) * MINUTE, endTime);
  const acknowledged = { ...draft, noticedTime, taken: place % 2 === 0 };
  return byHand ? { ...acknowledged, note: NOTES[place % NOTES.length] ?? NOTES[0] } : acknowledged;
}

function stateOf({ endTime, noticedTime }: AlertDraft): AlertState {
  if (endTime !== null) return 'RESOLVED';
  return noticedTime === undefined ? 'OPEN' : 'ACKNOWLEDGED';
}

function rowOf(draft: AlertDraft, alertId: number, now: number): Row<'alerts'> {
  const { alertType, lockerId, boxId, startTime, endTime, reportCount, noticedTime, note } = draft;
  const state = stateOf(draft);
  const last = startTime + (reportCount - 1) * HOUR;
  return {
    alertId,
    alertType,
    lockerId,
    boxId,
    state,
    urgency: urgencyOf(state, alertType),
    startTime,
    lastTime: Math.min(last, endTime ?? now),
    reportCount,
    assigneeId: draft.taken ? OPERATOR.byId : null,
    acknowledgedTime: noticedTime ?? null,
    acknowledgedBy: noticedTime === undefined ? null : OPERATOR.byId,
    endTime,
    resolvedTime: note === undefined ? null : endTime,
    resolvedById: note === undefined ? null : OPERATOR.byId,
    note: note ?? null,
    lastUpdatedTime: endTime ?? noticedTime ?? startTime,
  };
}

function historyOf(draft: AlertDraft, alertId: number): EventRow[] {
  const { alertType, lockerId, boxId, startTime, endTime, noticedTime, taken, note } = draft;
  const about = { subjectType: 'alert', subjectId: String(alertId), lockerId, boxId } as const;
  const terminal = { byType: 'TERMINAL', byId: lockerId, byName: null } as const;
  const noticed = NOTICED_HERE.has(alertType) ? ({ byType: 'SERVER' } as const) : terminal;
  const raised = { time: startTime, type: 'ALERT_RAISED', toState: alertType, ...noticed } as const;
  const lines: Omit<EventRow, 'subjectType' | 'subjectId'>[] = [raised];
  if (noticedTime !== undefined)
    lines.push({
      time: noticedTime,
      type: 'ALERT_ACKNOWLEDGED',
      toState: 'ACKNOWLEDGED',
      ...OPERATOR,
    });
  if (noticedTime !== undefined && taken) {
    const data = { assigneeId: OPERATOR.byId };
    lines.push({ time: noticedTime, type: 'ALERT_ASSIGNED', ...OPERATOR, data });
  }
  if (endTime !== null && note === undefined)
    lines.push({ time: endTime, type: 'ALERT_ENDED', fromState: alertType, ...noticed });
  if (endTime !== null && note !== undefined)
    lines.push({
      time: endTime,
      type: 'ALERT_SETTLED',
      fromState: alertType,
      ...OPERATOR,
      data: { note },
    });
  return lines.map((line) => ({ ...about, ...line }));
}

const RECIPIENTS: Partial<Record<RecipientKey, string>> = {
  POWER_OFF: 'operations@example.test;duty@example.test',
  LOCKER_DISCONNECTED: 'operations@example.test',
  DOOR_UNCLOSED: 'operations@example.test',
  PRINTING_PAPER_OUT: 'field-service@example.test',
  PRINTER_PAPER_STUCK: 'field-service@example.test',
  PRINTER_DISCONNECTED: 'field-service@example.test',
  CCTV_NVR_OFF: 'security@example.test',
  FLAGGED_LOCKED: 'field-service@example.test',
  REPORT_EMAIL_ADDRESS: 'management@example.test',
};

/** Adds the alerts, their history, and who is notified of them, to the network. */
export function putAlerts(network: Network, drafts: readonly AlertDraft[]): void {
  const inTime = drafts.toSorted((one, other) => one.startTime - other.startTime);
  network.rows.alerts = inTime.map((draft, index) => rowOf(draft, index + 1, network.now));
  network.events.push(...inTime.flatMap((draft, index) => historyOf(draft, index + 1)));
  network.rows.alertRecipients = Object.entries(RECIPIENTS).map(([key, addresses]) => ({
    recipientKey: key as RecipientKey,
    addresses,
    lastUpdatedTime: network.begin,
  }));
}
