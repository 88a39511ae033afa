// Gateways: by which e-mails and SMS leave. Their password and key are written and never read again.
import { z } from 'zod';
import { ENCODINGS, HOST, isGatewayUrl, SENDER } from '../../domain/messages/gateways.ts';
import { dialledAs } from '../../domain/people/mobiles.ts';
import { recipientError } from '../../domain/messages/recipients.ts';
import { asking } from '../endpoint.ts';
import { id, text, time } from '../scalars.ts';

const root = '/api/notify/v1';
const view = asking('GATEWAY_VIEW', 'GATEWAY_EDIT');
const edit = asking('GATEWAY_EDIT');

/** One address (R5.39). */
const address = text(254).refine(
  (one) => !one.includes(';') && !recipientError(one) && one !== '',
  {
    error: 'address',
  },
);
const noAddress = z.literal('');
const mailAddress = address.meta({ kind: 'email' });
const maybeAddress = z.union([mailAddress, noAddress]).meta({ kind: 'email' });

/** Empty: the kept one stays, while what it belongs to stays. */
const kept = z.string().max(500).meta({ kind: 'secret' });

/** It travels in a header (Authorization), which carries printable ASCII alone; a key that is pasted may end in a line break. */
const apiKey = z
  .string()
  .trim()
  .max(500)
  .refine((key) => /^[\x20-\x7e]*$/.test(key), { error: 'characters' })
  .meta({ kind: 'secret' });

/** Nobody reads it; whether one is kept is told beside it. */
const nothing = z.string().max(0).meta({ kind: 'secret' });

/** Lines and signs that nobody types would end a header. */
const oneLine = (max: number) => text(max).regex(/^[^\p{Cc}]*$/u);

const mailDraft = {
  smtpServerUrl: z.string().trim().regex(HOST),
  /** An integer (R5.41). 465 is secure from the first byte; on others security is asked for at once. */
  smtpServerPort: z.int().min(1).max(65_535),
  /** Empty: the server is asked without signing in. */
  username: oneLine(200),
  senderName: oneLine(100),
  senderEmail: mailAddress,
  /** What this server calls itself when it greets; its own name when empty. */
  domain: z.union([z.string().trim().regex(HOST), noAddress]),
  /** Gets a blind copy of every message that holds no PIN and no code; nobody when empty. */
  bccEmail: maybeAddress,
  enableFlag: z.boolean(),
};

const smsDraft = {
  /** The address that is asked; empty: there is no gateway. */
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((url) => url === '' || isGatewayUrl(url), { error: 'malformed' })
    .meta({ kind: 'link' }),
  /** How the call is written. */
  Encoding: z.enum(ENCODINGS),
  senderId: z.union([z.string().trim().regex(SENDER), noAddress]),
};

const mailAccount = z.object({
  mailAccountId: id,
  ...mailDraft,
  // Before the first save nothing is entered yet.
  smtpServerUrl: z.string(),
  senderEmail: z.string().meta({ kind: 'email' }),
  password: nothing,
  passwordKept: z.boolean(),
  lastUpdatedTime: time.optional(),
});

const smsAccount = z.object({
  smsAccountId: id,
  ...smsDraft,
  /** The same under the entity's name for it. */
  encoding: z.enum(ENCODINGS).optional(),
  apiKey: nothing,
  apiKeyKept: z.boolean(),
  lastUpdatedTime: time.optional(),
});

export type MailAccount = z.output<typeof mailAccount>;
export type SmsAccount = z.output<typeof smsAccount>;

const sent = z.object({ result: z.literal(1) });

export const gateways = {
  mail: view.get(`${root}/mail/account/default`, {}, mailAccount),
  /** Another server, port or user takes the password anew (GATEWAY_SECRET_MISSING): a kept one goes to no other. */
  saveMail: edit.post(
    `${root}/mail/account/default/update`,
    { mailAccountId: id.optional(), ...mailDraft, password: kept },
    mailAccount,
  ),
  /** R8.24. Refuses with GATEWAY_NOT_SET and GATEWAY_FAILED. Sends by what is saved, enabled or not. */
  testMail: edit.post(`${root}/mail/send-test`, { mail: mailAddress }, sent),
  sms: view.get(`${root}/sms/account/default`, {}, smsAccount),
  /** Another server takes the key anew. */
  saveSms: edit.post(
    `${root}/sms/account/default/update`,
    { smsAccountId: id.optional(), ...smsDraft, apiKey },
    smsAccount,
  ),
  /** R8.25: a test SMS is confirmed with "The SMS is sent!". */
  testSms: edit.post(
    `${root}/sms/send-test`,
    {
      mobile: z
        .string()
        .trim()
        .regex(/^\+?(?:[ ()-]*\d){4,20}[ ()-]*$/)
        .transform((entered) => dialledAs(entered))
        .meta({ kind: 'phone' }),
    },
    sent,
  ),
};
