// Messages: what was told to whom, when, and with what result; sent again, or set aside.
import { z } from 'zod';
import {
  CHANNELS,
  MESSAGE_ERRORS,
  MESSAGE_EVENTS,
  MESSAGE_STATES,
} from '../../domain/messages/messages.ts';
import { LANGUAGES } from '../../domain/limits.ts';
import { asking } from '../endpoint.ts';
import { ownList } from '../ownList.ts';
import { id, reference, search, time } from '../scalars.ts';

const row = {
  channel: z.enum(CHANNELS),
  messageEvent: z.enum(MESSAGE_EVENTS),
  /** Masked for whoever may not see what is personal. */
  address: z.string(),
  messageState: z.enum(MESSAGE_STATES),
  tries: z.int(),
  /** When it is tried again; null when it is not, and while its channel has no gateway. */
  nextTry: time.nullable(),
  messageError: z.enum(MESSAGE_ERRORS).nullable(),
  /** The number that the gateway gave with its refusal: of HTTP, or of SMTP. */
  errorStatus: z.int().nullable(),
  /** Tries of which nobody knows whether they arrived: as often it may have come more than once. */
  unsureTries: z.int(),
  ordersId: reference('parcels').nullable(),
  parcelNumber: z.string().nullable(),
  memberId: reference('members').nullable(),
  creationTime: time,
  sentTime: time.nullable(),
  /** Its PIN or code is not kept any more: it cannot be sent again. */
  emptied: z.boolean(),
};

const VIEW = ['MESSAGE_VIEW', 'MESSAGE_SEND'] as const;

/** Announced by its name, with what can be done to a message. */
export const messageList = ownList('messages', {
  view: VIEW,
  row,
  filters: {
    channel: z.enum(CHANNELS).optional(),
    messageState: z.enum(MESSAGE_STATES).optional(),
    messageEvent: z.enum(MESSAGE_EVENTS).optional(),
    messageError: z.enum(MESSAGE_ERRORS).optional(),
    /** The beginning; the whole of it for whoever may not see what is personal. */
    address: search,
    /** The beginning of a number. */
    parcelNumber: search,
    ordersId: reference('parcels').optional(),
    memberId: reference('members').optional(),
    timeFrom: time.optional(),
    timeUntil: time.optional(),
  },
  sorts: ['creationTime', 'sentTime', 'nextTry', 'tries'],
});

export type MessageRow = z.output<typeof messageList.list.row>;

const said = {
  /** The subject of an e-mail; empty for an SMS, and where there is no template. */
  messageTitle: z.string(),
  /** With dots in place of a PIN or a code. */
  messageText: z.string(),
  /** Whether these are the words that it was sent in the last time; otherwise those of its template as it is now. */
  asSent: z.boolean(),
  /** In which language it will be sent; null where these are the words that it was sent in. */
  messageLanguage: z.enum(LANGUAGES).nullable(),
};

export const messages = {
  ...messageList,
  one: {
    ...asking(...VIEW).get('/api/v1/messages/:id', { id }, z.object({ id, ...row, ...said })),
    dialect: messageList.dialect,
  },
} as const;

export type MessageInfo = z.output<typeof messages.one.output>;

const send = asking('MESSAGE_SEND');
const changed = z.object({ id, messageState: z.enum(MESSAGE_STATES) });

/** Asked only where the server announces `messages`. */
export const messageCalls = {
  /**
   * It waits anew, with all its tries, for where its customer is reached now. Refuses with MESSAGE_ON_ITS_WAY,
   * MESSAGE_EMPTIED, MESSAGE_NO_ADDRESS and TOO_MANY_TRIES: 200 an hour for each of the staff.
   */
  resend: { ...send.post('/api/v1/messages/:id/resend', { id }, changed), feature: 'messages' },
  /** It stays where it is until somebody sends it again. Refuses with MESSAGE_NOT_WAITING. */
  setAside: {
    ...send.post('/api/v1/messages/:id/set-aside', { id }, changed),
    feature: 'messages',
  },
};
