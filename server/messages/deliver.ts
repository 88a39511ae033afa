// Sends one message: fills its template, passes it to the gateway and stores the outcome.
import { fillTemplate } from '../../domain/messages/templates.ts';
import { pauseAfter, type Channel } from '../../domain/messages/messages.ts';
import type { Services } from '../http/context.ts';
import { logBroken } from '../http/respond.ts';
import { sendMail, type MailFile } from '../outside/mailer.ts';
import { failureOf, type SendFailure } from '../outside/sendFailure.ts';
import { sendSms, type Sms } from '../outside/smsGateway.ts';
import { storeOutcome, type Claimed, type Outcome } from './claimMessages.ts';
import {
  isSmsOn,
  mailGatewayOf,
  readMailRow,
  readSmsRow,
  smsGatewayOf,
} from './gatewayAccounts.ts';
import { textInLanguageOf } from './languages.ts';
import { isOver } from './overMessages.ts';
import { valuesIn } from './valuesIn.ts';
import { enclosedReport, isRequested } from '../reports/reportMail.ts';

/**
 * What sending needs. `patienceMs`: gateway timeout in milliseconds (default: the gateways' own);
 * `mailedRowsMax`: maximum report rows in an e-mail (default: see reportMail.ts).
 */
export type Sending = Pick<
  Services,
  'database' | 'config' | 'secrets' | 'exports' | 'log' | 'now' | 'clockSkew'
> & {
  readonly patienceMs?: number;
  /** Receives SMS while no SMS gateway is configured: the phones of the demo customers. */
  readonly phones?: (sms: Sms) => Promise<void>;
  readonly mailedRowsMax?: number;
};

const templateOf = ({ database }: Sending, event: Claimed['event'], channel: Channel) =>
  database.db
    .selectFrom('templates')
    .select(['templateTitle', 'templateContent', 'translations', 'templateStatus'])
    .where('templateEvent', '=', event)
    .where('templateType', '=', channel)
    .executeTakeFirst();

interface Content {
  readonly title: string;
  readonly text: string;
  readonly attachment?: MailFile | undefined;
  /** The template used: together with the data it shows what was sent, but never a PIN that has been removed. */
  readonly kept: { readonly sentTitle: string; readonly sentContent: string };
}

/** The message text from its template, in the customer's language; undefined if the template is disabled. */
async function contentOf(sending: Sending, message: Claimed): Promise<Content | undefined> {
  const { event, channel, data } = message;
  const template = await templateOf(sending, event, channel);
  if (template?.templateStatus !== 'ENABLE') return undefined;
  const text = await textInLanguageOf(sending.database.db, message, template);
  const { templateTitle: sentTitle, templateContent: sentContent } = text;
  const values = valuesIn(text.language, data, sending.config.timeZone);
  return {
    title: fillTemplate(sentTitle, values),
    text: fillTemplate(sentContent, values),
    kept: { sentTitle, sentContent },
  };
}

const isConfidential = (data: Claimed['data']): boolean => 'pinCode' in data || 'code' in data;

/** Idempotency key: the same for every attempt of a message; a resend by staff gets a new one. */
const keyOf = ({ outboxId, creationTime, resentTime }: Claimed): string =>
  `${outboxId}.${resentTime ?? creationTime}`;

/** Passes the message to its gateway; returns what to store about an accepted message. */
async function hand(
  sending: Sending,
  message: Claimed,
  content: Content,
): Promise<'COPY_REFUSED' | null> {
  const { channel, address: to, data } = message;
  const { title, text, attachment } = content;
  const { db } = sending.database;
  const key = keyOf(message);
  if (channel === 'MAIL') {
    const gateway = mailGatewayOf(sending, await readMailRow(db));
    const confidential = isConfidential(data) || attachment !== undefined;
    const mail = { to, subject: title, text, key, confidential, attachment };
    const { copyRefused } = await sendMail(gateway, mail, sending.patienceMs);
    return copyRefused ? 'COPY_REFUSED' : null;
  }
  const row = await readSmsRow(db);
  const sms = { to, text, key };
  if (sending.phones && !isSmsOn(row)) await sending.phones(sms);
  else await sendSms(smsGatewayOf(sending, row), sms, sending.patienceMs);
  return null;
}

/** The outcome of a failure: another attempt after a pause, or none. */
function failedOutcome(now: number, { tries, data }: Claimed, failure: SendFailure): Outcome {
  const { code, status = null, unsure } = failure;
  const pause = pauseAfter(code, tries, Math.random());
  const outcome = { error: code, errorStatus: status, unsure };
  // Report parameters are erased once there is no further attempt; scheduled reports filter by nobody.
  return pause === undefined
    ? { ...outcome, state: 'FAILED', nextTry: null, empty: isRequested(data) }
    : { ...outcome, state: 'WAITING', nextTry: now + pause };
}

async function tryOne(sending: Sending, message: Claimed): Promise<Outcome> {
  const held = { state: 'HELD', nextTry: null, errorStatus: null } as const;
  if (await isOver(sending.database, message, sending.now()))
    return { ...held, error: 'OVER', empty: true };
  const content = await contentOf(sending, message);
  if (!content) return { ...held, error: 'TEMPLATE_DISABLED' };
  const enclosed = await enclosedReport(sending, message);
  if (enclosed === 'OVER') return { ...held, error: 'OVER' };
  const text = enclosed?.note ? `${content.text}\n${enclosed.note}\n` : content.text;
  const error = await hand(sending, message, { ...content, text, attachment: enclosed?.file });
  const done = { error, errorStatus: null, nextTry: null, sentTime: sending.now() };
  return { ...done, ...content.kept, state: 'SENT', empty: true };
}

/** Any error, in the gateway or before it is called, counts as a failed attempt. */
async function outcomeOf(sending: Sending, message: Claimed): Promise<Outcome> {
  try {
    return await tryOne(sending, message);
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== error) logBroken(sending.log, error);
    return failedOutcome(sending.now(), message, failure);
  }
}

/** Sends a claimed message. Its address, text and data are never logged. */
export async function deliver(sending: Sending, message: Claimed): Promise<void> {
  const { outboxId, channel, event, tries } = message;
  const outcome = await outcomeOf(sending, message);
  const line = {
    message: { id: outboxId, channel, event, tries, state: outcome.state, error: outcome.error },
  };
  const ours = await storeOutcome(sending, message, outcome);
  if (!ours) sending.log.warn(line, 'a message was taken over while it was being sent');
  else if (outcome.state === 'FAILED') sending.log.warn(line, 'a message was given up');
  else if (outcome.error) sending.log.info(line, 'a message was not sent');
  else sending.log.debug(line, 'a message was sent');
}
