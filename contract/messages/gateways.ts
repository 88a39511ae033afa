// Gateways for e-mail and SMS. Their password and key are write-only.
import { z } from 'zod';
import {
  ACCEPTANCES,
  ENCODINGS,
  HOST,
  isGatewayUrl,
  SENDER,
} from '../../domain/messages/gateways.ts';
import { isAddress } from '../../domain/messages/recipients.ts';
import { tidy } from '../../domain/tidy.ts';
import { announced } from '../capabilities.ts';
import { asking } from '../endpoint.ts';
import { code, extension, id, means, mobile, text, time } from '../scalars.ts';
import { GATEWAY_READERS } from './gatewayReaders.ts';

const root = '/api/notify/v1';
const view = asking(...GATEWAY_READERS);
const edit = asking('GATEWAY_EDIT');

/** A single address (R5.39). */
const address = text(254).overwrite(tidy).refine(isAddress, { error: 'address' });
const noAddress = z.literal('');
const mailAddress = address.meta(means('email'));
const maybeAddress = z.union([mailAddress, noAddress]).meta(means('email'));

/** If empty, the saved one is kept as long as its server and user are unchanged. */
const kept = z.string().max(500).meta(means('secret'));

/** Sent in the Authorization header, which allows printable ASCII only; a pasted key may end in a line break. */
const apiKey = text(500)
  .refine((key) => /^[\x20-\x7e]*$/.test(key), { error: 'characters' })
  .meta(means('secret'));

/** Write-only; a separate field says whether one is saved. */
const nothing = z.string().max(0).meta(means('secret'));

/** Line breaks and control characters would break the header. */
const oneLine = (max: number) => text(max).regex(/^[^\p{Cc}]*$/u);

const mailDraft = {
  smtpServerUrl: code(300).regex(HOST),
  /** An integer (R5.41). Port 465 uses implicit TLS, other ports STARTTLS. */
  smtpServerPort: z.int().min(1).max(65_535),
  /** If empty, no authentication is used. */
  username: oneLine(200),
  senderName: oneLine(100),
  senderEmail: mailAddress,
  /** Name sent in the SMTP greeting; defaults to the server's host name. */
  domain: z.union([code(300).regex(HOST), noAddress]),
  /** Receives a blind copy of every message without a PIN or code; none if empty. */
  bccEmail: maybeAddress,
  enableFlag: z.boolean(),
};

const smsDraft = {
  /** The URL to call; if empty, there is no gateway. */
  url: text(2000)
    .refine((url) => url === '' || isGatewayUrl(url), { error: 'malformed' })
    .meta(means('link')),
  /** Format of the call. */
  Encoding: z.enum(ENCODINGS),
  senderId: z.union([code(300).regex(SENDER), noAddress]),
};

const ours = <S extends z.ZodType>(schema: S): S => announced('sms-acceptance', schema);

/** Kept where a save does not send them. */
const acceptanceDraft = {
  /** What counts as accepted in a 2xx response. */
  acceptance: ours(z.enum(ACCEPTANCES).optional()),
  /** FIELD: the field, with dots for fields within fields. */
  acceptedField: ours(oneLine(200).optional()),
  /** FIELD: the value of success, or several separated by commas. */
  acceptedValue: ours(oneLine(200).optional()),
};

const mailAccount = z.object({
  mailAccountId: id,
  ...mailDraft,
  // Empty before the first save.
  smtpServerUrl: z.string(),
  senderEmail: z.string().meta(means('email')),
  password: nothing,
  passwordKept: z.boolean(),
  lastUpdatedTime: time.optional(),
});

const smsAccount = z.object({
  smsAccountId: id,
  ...smsDraft,
  /** The same under the name that the entity uses. */
  encoding: z.enum(ENCODINGS).optional(),
  acceptance: extension(z.enum(ACCEPTANCES).optional()),
  acceptedField: extension(z.string().optional()),
  acceptedValue: extension(z.string().optional()),
  apiKey: nothing,
  apiKeyKept: z.boolean(),
  lastUpdatedTime: time.optional(),
});

export type MailAccount = z.input<typeof mailAccount>;
export type SmsAccount = z.input<typeof smsAccount>;

const sent = z.object({ result: z.literal(1) });

/** The gateway's response as received, its body shortened, and secrets of the request hidden. */
const response = z.object({ status: z.int(), contentType: z.string(), body: z.string() });
export type GatewayResponse = z.input<typeof response>;

export const gateways = {
  mail: view.get(`${root}/mail/account/default`, {}, mailAccount),
  /** A new server, port or user requires the password again (GATEWAY_SECRET_MISSING): it is not sent elsewhere. */
  saveMail: edit.post(
    `${root}/mail/account/default/update`,
    { mailAccountId: id.optional(), ...mailDraft, password: kept },
    mailAccount,
  ),
  /** R8.24. Errors: GATEWAY_NOT_SET, GATEWAY_FAILED. Uses the saved settings, enabled or not. */
  testMail: edit.post(`${root}/mail/send-test`, { mail: mailAddress }, sent),
  sms: view.get(`${root}/sms/account/default`, {}, smsAccount),
  /** A different server requires the key again. */
  saveSms: edit.post(
    `${root}/sms/account/default/update`,
    { smsAccountId: id.optional(), ...smsDraft, ...acceptanceDraft, apiKey },
    smsAccount,
  ),
  /** R8.25: a test SMS is confirmed with "The SMS is sent!". A failure has the response in the problem's `values`. */
  testSms: edit.post(
    `${root}/sms/send-test`,
    { mobile },
    sent.extend({ response: extension(response.optional()) }),
  ),
};
