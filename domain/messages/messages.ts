// Messages on their way: their states, what may keep one from arriving, and when it is tried again. Times are milliseconds.

/** What people are told of. */
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
] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

export const CHANNELS = ['SMS', 'MAIL'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is told by e-mail, or by SMS, alone; everything else goes as whoever is told can be reached. */
const ONLY: Partial<Record<MessageEvent, Channel>> = {
  PASSWORD_CODE: 'SMS',
  ALERT: 'MAIL',
  REPORT: 'MAIL',
};

/** Whether a message of this event may ever leave this way: there is a template for no other. */
export const goesBy = (event: MessageEvent, channel: Channel): boolean =>
  (ONLY[event] ?? channel) === channel;

/**
 * WAITING: it leaves when its time comes and a gateway is set up. SENDING: a server is at it. SENT: a gateway took it.
 * FAILED: it was tried often enough. HELD: it stays where it is, marked, until somebody sends it again.
 */
export const MESSAGE_STATES = ['WAITING', 'SENDING', 'SENT', 'FAILED', 'HELD'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a gateway, or the way to it, did to a message. */
export const SEND_FAULTS = [
  /** It did not answer in time. Whether it took the message is not known. */
  'NO_ANSWER',
  /** Nobody listens at its address, or the connection broke. */
  'UNREACHABLE',
  /** Its address is one of an inner network. */
  'INNER_ADDRESS',
  /** No secure connection can be made with it. */
  'NOT_SECURE',
  /** Its address begins with http:// and leads across networks: everybody on the way reads the key and the PINs. */
  'IN_CLEAR',
  /** It does not know the user, the password or the key. */
  'SIGN_IN_REFUSED',
  'REFUSED',
  /** It does not take messages for this addressee. */
  'ADDRESS_REFUSED',
  /** It does not take this message, and would not later either. */
  'MESSAGE_REFUSED',
  /** What it answered says neither yes nor no. */
  'NONSENSE',
  /** The kept password or key was kept by a server with another key. */
  'SECRET_UNREADABLE',
  'BROKEN',
] as const;
export type SendFault = (typeof SEND_FAULTS)[number];

/** Why a message is where it is: what happened to it last, or why it is held. */
export const MESSAGE_ERRORS = [
  ...SEND_FAULTS,
  /** It waits until a gateway is set up for its channel, or switched on. Told, and kept nowhere. */
  'NO_GATEWAY',
  /** The server was stopped while it was sending. Whether the gateway took the message is not known. */
  'CUT_OFF',
  /** Its template is disabled. */
  'TEMPLATE_DISABLED',
  /** It was older than a day when a gateway was set up. */
  'TOO_OLD',
  /** What it tells is over: the parcel is gone, a newer PIN was made, the code ran out, the customer was deleted. */
  'OVER',
  /** Staff set it aside. */
  'SET_ASIDE',
  /** It was sent, and the mail server did not take its blind copy. */
  'COPY_REFUSED',
] as const;
export type MessageError = (typeof MESSAGE_ERRORS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long is waited after the first try, the second, and so on. */
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

/** So often a message is tried before it is given up; the last try is some 16 hours after the first. */
export const MESSAGE_TRIES_MAX = PAUSES.length + 1;

/** A message older than a day when a gateway is first set up stays where it is. */
export const TOO_OLD_AFTER_MS = 24 * HOUR;

/** No try can mend it: this addressee or this message is refused for good, whatever becomes of others. */
const isFinal = (fault: SendFault): boolean =>
  fault === 'ADDRESS_REFUSED' || fault === 'MESSAGE_REFUSED';

/**
 * When a message is tried again; nothing when it is given up.
 * @param tries how often it was tried
 * @param spread 0 to 1: up to a fifth of the pause is added, so that what failed together does not come back together
 */
export function pauseAfter(fault: SendFault, tries: number, spread: number): number | undefined {
  const pause = isFinal(fault) ? undefined : PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + spread / 5));
}

interface Standing {
  readonly messageState: MessageState;
  /** Its PIN or code is not kept any more. */
  readonly emptied: boolean;
}

/** Whether it can be sent (again): it is not about to be, and all that it tells is still there. */
export const mayResend = ({ messageState, emptied }: Standing): boolean =>
  !emptied && messageState !== 'WAITING' && messageState !== 'SENDING';

/** Whether it can be set aside. */
export const maySetAside = ({ messageState }: Pick<Standing, 'messageState'>): boolean =>
  messageState === 'WAITING';
