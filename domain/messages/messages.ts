// Messages: states, delivery errors and retries. Times are milliseconds.
import type { NotifyType } from '../limits.ts';

/** The events people are notified of. */
export const MESSAGE_EVENTS = [
  'RESERVATION',
  'DEPOSIT',
  'REMINDER',
  'EXPIRY',
  'COLLECTION',
  'PIN_RESEND',
  'PASSWORD_CODE',
  'ALERT',
  'REPORT',
  'WAREHOUSE',
] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

export type Channel = NotifyType;

/** Events sent by e-mail or SMS only; all others use the recipient's channel. */
const ONLY: Partial<Record<MessageEvent, Channel>> = {
  PASSWORD_CODE: 'SMS',
  ALERT: 'MAIL',
  REPORT: 'MAIL',
};

/** Whether messages of this event can use this channel: there are templates for no others. */
export const goesBy = (event: MessageEvent, channel: Channel): boolean =>
  (ONLY[event] ?? channel) === channel;

/**
 * WAITING: until it is due and a gateway is set up. SENDING: claimed by a server. SENT: accepted by a gateway.
 * FAILED: attempts exhausted. HELD: marked and not sent until staff resend it.
 */
export const MESSAGE_STATES = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'HELD'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Errors of a gateway, or of the connection to it. */
export const SEND_ERRORS = [
  /** Timeout. It is unknown whether it accepted the message. */
  'NO_ANSWER',
  /** Nothing listens at its address, or the connection broke. */
  'UNREACHABLE',
  /** Its address belongs to a private network. */
  'INNER_ADDRESS',
  /** No secure connection is possible. */
  'NOT_SECURE',
  /** An http:// URL across networks would expose the key and the PINs. */
  'IN_CLEAR',
  /** It rejects the user, the password or the key. */
  'SIGN_IN_REFUSED',
  'REFUSED',
  /** It rejects this recipient. */
  'ADDRESS_REFUSED',
  /** It rejects this message, permanently. */
  'MESSAGE_REFUSED',
  /** Its response is neither success nor a known error. */
  'NONSENSE',
  /** It took the message with a response that says neither yes nor no: repeating it could send it twice. */
  'UNCLEAR',
  /** The stored password or key was sealed under another server key. */
  'SECRET_UNREADABLE',
  'BROKEN',
] as const;
export type SendError = (typeof SEND_ERRORS)[number];

/** Why a message is in its state: its last error, or why it is held. */
export const MESSAGE_ERRORS = [
  ...SEND_ERRORS,
  /** It waits until a gateway is set up or enabled for its channel. Computed, not stored. */
  'NO_GATEWAY',
  /** The server was stopped while sending. It is unknown whether the gateway accepted the message. */
  'CUT_OFF',
  /** Its template is disabled. */
  'TEMPLATE_DISABLED',
  /** It was older than a day when a gateway was set up. */
  'TOO_OLD',
  /** It is obsolete: the parcel is gone, there is a newer PIN, the code expired, the customer was deleted. */
  'OVER',
  /** Staff set it aside. */
  'SET_ASIDE',
  /** It was sent, but the mail server rejected its blind copy. */
  'COPY_REFUSED',
] as const;
export type MessageError = (typeof MESSAGE_ERRORS)[number];

/** Errors of messages that the server held: they are undelivered, unlike obsolete ones and those that staff set aside. */
export const HELD_BY_SERVER = ['TOO_OLD', 'TEMPLATE_DISABLED'] as const satisfies MessageError[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The pauses after the first attempt, the second, and so on. */
const PAUSES = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
] as const;

/** Maximum attempts; the last one is some 16 hours after the first. */
export const MESSAGE_TRIES_MAX = PAUSES.length + 1;

/** A message older than a day when a gateway is first set up is held. */
export const TOO_OLD_AFTER_MS = 24 * HOUR;

/** Not retried: this recipient or message is rejected permanently, or it may have been sent already. */
const isFinal = (error: SendError): boolean =>
  error === 'ADDRESS_REFUSED' || error === 'MESSAGE_REFUSED' || error === 'UNCLEAR';

/**
 * The pause before the next attempt; undefined if the message is given up.
 * @param tries number of attempts so far
 * @param spread 0 to 1: adds up to a fifth of the pause, so that simultaneous failures are not retried simultaneously
 */
export function pauseAfter(error: SendError, tries: number, spread: number): number | undefined {
  const pause = isFinal(error) ? undefined : PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + spread / 5));
}

interface Standing {
  readonly messageState: MessageState;
  readonly messageError: MessageError | null;
  /** Its PIN or code has been removed. */
  readonly emptied: boolean;
}

/** Whether it can be (re)sent: it is not about to be sent, and its data is complete. */
export const mayResend = ({ messageState, emptied }: Omit<Standing, 'messageError'>): boolean =>
  !emptied && messageState !== 'WAITING' && messageState !== 'SENDING';

/** Whether it can be set aside: it waits, was given up or was held by the server. */
export const maySetAside = ({ messageState, messageError }: Omit<Standing, 'emptied'>): boolean =>
  messageState === 'WAITING' ||
  messageState === 'FAILED' ||
  (messageState === 'HELD' && HELD_BY_SERVER.some((error) => error === messageError));
