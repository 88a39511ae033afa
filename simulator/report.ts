// Reports from a terminal to the server, repeated under the same idempotency key until delivered.
import { randomUUID } from 'node:crypto';
import type { Input } from '../contract/endpoint.ts';
import { terminals } from '../contract/terminals/terminals.ts';
import type { Brought } from './arrivals.ts';
import { Refused, type Download, type Gateway } from './gateway.ts';
import type { Journal, Line } from './openJournal.ts';
import { pauseAfter } from './keepOn.ts';
import type { Newcomer } from './newcomer.ts';
import type { Offline } from './openOffline.ts';
import type { Pace } from './pace.ts';

/** A type of trouble. */
export type AlertType = Input<typeof terminals.alert>['alertType'];

/** A synthetic terminal: its locker, its gateway and its pace. */
export interface Terminal {
  readonly lockerId: number;
  readonly gateway: Gateway;
  readonly download: Download;
  readonly journal: Journal;
  readonly offline: Offline;
  readonly pace: Pace;
  readonly signal: AbortSignal;
}

const TRIES = 6;

/** Tries up to six times. Client errors (4xx) are not retried: the response would be the same. */
async function insist(terminal: Terminal, send: () => Promise<unknown>, tried = 1): Promise<void> {
  try {
    await send();
  } catch (error) {
    const refused = error instanceof Refused && error.status < 500;
    if (refused || tried === TRIES || terminal.signal.aborted) throw error;
    await terminal.pace.wait(pauseAfter(tried, terminal.pace), terminal.signal);
    await insist(terminal, send, tried + 1);
  }
}

/** Reports that a door has opened or closed. */
export function sayDoor(
  terminal: Terminal,
  boxId: number,
  doorStatus: 'OPEN' | 'CLOSED',
): Promise<void> {
  const body = { key: randomUUID(), boxId, doorStatus, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.door, body, terminal.signal));
}

/** The person who deposits or collects the parcel, as entered at the screen. */
export type Hand = Pick<Input<typeof terminals.parcel>, 'userName' | 'userMobile'>;

/** Reports that a parcel was deposited, could not be deposited, or was collected. */
export function sayParcel(
  terminal: Terminal,
  boxId: number,
  ordersId: number,
  what: Input<typeof terminals.parcel>['what'],
  hand: Hand & Pick<Input<typeof terminals.parcel>, 'collectionId' | 'userId'>,
): Promise<void> {
  const body = { key: randomUUID(), boxId, ordersId, what, ...hand, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.parcel, body, terminal.signal));
}

/** Reports a payment at the screen. */
export function sayPayment(terminal: Terminal, ordersId: number): Promise<void> {
  const body = { key: randomUUID(), ordersId, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.payment, body, terminal.signal));
}

/** Reports the deposit of an unannounced parcel. */
export function sayArrival(terminal: Terminal, boxId: number, parcel: Brought): Promise<void> {
  const body = { key: randomUUID(), boxId, ...parcel, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.arrival, body, terminal.signal));
}

/** Reports a sign-up. */
export function saySignUp(terminal: Terminal, person: Newcomer): Promise<void> {
  const body = { key: randomUUID(), ...person, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.signUp, body, terminal.signal));
}

/** Reports the start or end of trouble. */
export function sayAlert(
  terminal: Terminal,
  alertType: AlertType,
  ended: boolean,
  boxId?: number,
): Promise<void> {
  const body = { key: randomUUID(), alertType, ended, boxId, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.alert, body, terminal.signal));
}

/** Reports a box flagged as unusable. */
export function sayFlag(terminal: Terminal, boxId: number): Promise<void> {
  const body = { key: randomUUID(), boxId, time: terminal.pace.now() };
  return insist(terminal, () => terminal.gateway(terminals.flag, body, terminal.signal));
}

/** Reports the result of a task; a failure includes the reason. */
export function sayResult(terminal: Terminal, taskId: string, fault?: 'JAMMED'): Promise<void> {
  const body = fault
    ? ({ taskId, outcome: 'FAILED', fault } as const)
    : ({ taskId, outcome: 'SUCCESS' } as const);
  return insist(terminal, () => terminal.gateway(terminals.result, body, terminal.signal));
}

/** Sends a batch of log lines for the task that requested them; `more` if another one follows. */
export function sayLogs(
  terminal: Terminal,
  taskId: string,
  lines: Line[],
  more: boolean,
): Promise<void> {
  const body = { key: randomUUID(), taskId, lines, more };
  return insist(terminal, () => terminal.gateway(terminals.logs, body, terminal.signal));
}

/** Reports an upgrade's progress, success, or failure. */
export function sayProgress(
  terminal: Terminal,
  progress: Omit<Input<typeof terminals.versionProgress>, 'key'>,
): Promise<void> {
  const body = { key: randomUUID(), ...progress };
  return insist(terminal, () => terminal.gateway(terminals.versionProgress, body, terminal.signal));
}
