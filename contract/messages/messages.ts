// Messages: recipient, time and result of each; resend or set aside.
import { z } from 'zod';
import {
  HELD_BY_SERVER,
  MESSAGE_ERRORS,
  MESSAGE_EVENTS,
  MESSAGE_STATES,
} from '../../domain/messages/messages.ts';
import { MESSAGE_LANGUAGES, NOTIFY_TYPES } from '../../domain/limits.ts';
import { asking } from '../endpoint.ts';
import { ownList } from '../ownList.ts';
import { id, reference, search, time } from '../scalars.ts';

const row = {
  channel: z.enum(NOTIFY_TYPES),
  messageEvent: z.enum(MESSAGE_EVENTS),
  /** Masked for users without access to personal data. */
  address: z.string(),
  messageState: z.enum(MESSAGE_STATES),
  tries: z.int(),
  /** Time of the next try; null if there is none, and while its channel has no gateway. */
  nextTry: time.nullable(),
  messageError: z.enum(MESSAGE_ERRORS).nullable(),
  /** The HTTP or SMTP status code of the gateway's refusal. */
  errorStatus: z.int().nullable(),
  /** Tries with an unknown outcome: the message may have been delivered that many extra times. */
  unsureTries: z.int(),
  ordersId: reference('parcels').nullable(),
  parcelNumber: z.string().nullable(),
  memberId: reference('members').nullable(),
  creationTime: time,
  sentTime: time.nullable(),
  /** The PIN or code has been deleted; the message cannot be sent again. */
  emptied: z.boolean(),
};

const VIEW = ['MESSAGE_VIEW', 'MESSAGE_SEND'] as const;

/** A resource announced by name, with the actions on a message. */
export const messageList = ownList('messages', {
  view: VIEW,
  row,
  filters: {
    channel: z.enum(NOTIFY_TYPES).optional(),
    messageState: z.enum(MESSAGE_STATES).optional(),
    messageEvent: z.enum(MESSAGE_EVENTS).optional(),
    messageError: z.enum(MESSAGE_ERRORS).optional(),
    /** Those that `undelivered.count` counts. */
    undelivered: z.enum(['YES']).optional(),
    /** Prefix match; exact match for users without access to personal data. */
    address: search,
    /** Prefix of a number. */
    parcelNumber: search,
    ordersId: reference('parcels').optional(),
    memberId: reference('members').optional(),
    timeFrom: time.optional(),
    timeUntil: time.optional(),
  },
  sorts: ['creationTime', 'sentTime', 'nextTry', 'tries'],
});

export type MessageRow = z.input<typeof messageList.list.row>;

const content = {
  /** Subject of an e-mail; empty for an SMS, and if there is no template. */
  messageTitle: z.string(),
  /** With dots in place of a PIN or code. */
  messageText: z.string(),
  /** Whether this is the text as last sent; otherwise it is rendered from the current template. */
  asSent: z.boolean(),
  /** Language it will be sent in; null if the text is as last sent. */
  messageLanguage: z.enum(MESSAGE_LANGUAGES).nullable(),
};

export const messages = {
  ...messageList,
  one: {
    ...asking(...VIEW).get('/api/v1/messages/:id', { id }, z.object({ id, ...row, ...content })),
    dialect: messageList.dialect,
  },
} as const;

export type MessageInfo = z.input<typeof messages.one.output>;

const send = asking('MESSAGE_SEND');
const changed = z.object({ id, messageState: z.enum(MESSAGE_STATES) });

/** Per channel and reason, the messages that did not leave and will not without somebody: none for those without any. */
export const undelivered = {
  count: {
    ...asking('MESSAGE_VIEW', 'MESSAGE_SEND', 'GATEWAY_VIEW', 'GATEWAY_EDIT').get(
      '/api/v1/undeliveredMessages',
      {},
      z.object({
        channels: z.array(
          z.object({
            channel: z.enum(NOTIFY_TYPES),
            /** SENDS: the gateway works, and some were given up. TOO_OLD, TEMPLATE_DISABLED: the server held them. */
            delivery: z.enum(['SENDS', 'FAILING', 'NO_GATEWAY', ...HELD_BY_SERVER]),
            count: z.int(),
            oldest: time,
          }),
        ),
        /** Channels without a gateway of which enabled templates depend. */
        missing: z.array(z.enum(NOTIFY_TYPES)),
        /** SMS go to the simulated phones of a demo network, as no gateway is set up. */
        simulated: z.boolean(),
      }),
    ),
    feature: 'undelivered-messages',
  },
};

/** Called only if the server announces `messages`. */
export const messageCalls = {
  /**
   * Queues it again with all its tries, to the customer's current address. Errors: MESSAGE_ON_ITS_WAY, MESSAGE_EMPTIED,
   * MESSAGE_NO_ADDRESS, TOO_MANY_TRIES (200 an hour per staff user).
   */
  resend: { ...send.post('/api/v1/messages/:id/resend', { id }, changed), feature: 'messages' },
  /** Stops it until it is sent again manually. Errors: MESSAGE_NOT_WAITING. */
  setAside: {
    ...send.post('/api/v1/messages/:id/set-aside', { id }, changed),
    feature: 'messages',
  },
};
