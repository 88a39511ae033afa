// Saves the gateways: a stored secret never goes to a new server, and old messages are held back.
import { sql, type SqlBool } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { gateways } from '../../contract/messages/gateways.ts';
import { withoutQuery } from '../../domain/messages/gateways.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import { TOO_OLD_AFTER_MS } from '../../domain/messages/messages.ts';
import type { SmsAcceptance } from '../../domain/messages/judgeSmsResponse.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { isInClear } from '../outside/guardedPost.ts';
import { LEFT_BEHIND } from './claimMessages.ts';
import {
  holdMailRow,
  holdSmsRow,
  isMailOn,
  isSmsOn,
  sealedAnew,
  shownMail,
  shownSms,
  type MailRow,
  type SmsRow,
} from './gatewayAccounts.ts';
import type { Doer } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

/** When a gateway is first set up, messages older than a day are marked as held until staff resend them. */
async function holdOld(trx: Trx, channel: Channel, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'HELD', error: 'TOO_OLD', nextTry: null })
    .where('channel', '=', channel)
    // A server may have been killed while sending it.
    .where((is) => is.or([is('state', '=', 'WAITING'), LEFT_BEHIND]))
    // Messages that staff have resent since are still wanted.
    .where(sql<SqlBool>`coalesce("resentTime", "creationTime") < ${now - TOO_OLD_AFTER_MS}`)
    .execute();
}

const queryOf = (url: string): string => url.split('?').slice(1).join('?');

/** Rejects a changed server or account unless the password is entered again: the stored one would leak to it. */
function refuseLeak(field: string, entered: string, kept: string | null, same: boolean): void {
  if (entered === '' && kept !== null && !same)
    throw new Problem('GATEWAY_SECRET_MISSING', { field });
}

const mailData = ({ password: _, ...row }: MailRow, passwordRenewed: boolean) => ({
  ...row,
  passwordRenewed,
});

/** Saves the e-mail account. Throws STALE, GATEWAY_SECRET_MISSING and NOT_FOUND. */
export async function saveMail(
  trx: Trx,
  context: RequestContext,
  entered: ParsedInput<typeof gateways.saveMail>,
  by: Doer,
): Promise<void> {
  const before = await holdMailRow(trx);
  const { mailAccountId = before.mailAccountId, password, ...fields } = entered;
  if (mailAccountId !== before.mailAccountId)
    throw new Problem('NOT_FOUND', { field: 'mailAccountId' });
  const subject = ['mailGateway', mailAccountId] as const;
  await refuseStale(trx, context, subject, shownMail(before));
  const same =
    fields.smtpServerUrl === before.smtpServerUrl &&
    fields.smtpServerPort === before.smtpServerPort &&
    fields.username === before.username;
  // Without a user name there is no sign-in, so no password is stored.
  const secret = fields.username !== '';
  if (secret) refuseLeak('password', password, before.password, same);
  const after: MailRow = {
    ...before,
    ...fields,
    password: secret ? sealedAnew(context, 'mailPassword', password, before.password) : null,
    lastUpdatedTime: laterThan(before.lastUpdatedTime, by.time),
  };
  await trx.updateTable('mailAccounts').set(after).execute();
  if (!isMailOn(before) && isMailOn(after)) await holdOld(trx, 'MAIL', by.time);
  const change = { from: mailData(before, false), to: mailData(after, secret && password !== '') };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}

interface Renewed {
  readonly apiKeyRenewed: boolean;
  readonly queryChanged: boolean;
}

const smsData = ({ apiKey: _, url, encoding: Encoding, ...row }: SmsRow, renewed: Renewed) => ({
  ...row,
  Encoding,
  url: withoutQuery(url),
  ...renewed,
});

/** The API key and all PINs are sent to this URL. Throws GATEWAY_IN_CLEAR if the connection is not encrypted. */
function refuseInClear({ config }: RequestContext, url: string): void {
  if (!config.allowPrivateGateways && isInClear(url))
    throw new Problem('GATEWAY_IN_CLEAR', { field: 'url' });
}

/** A field without a value would accept nothing. */
function refuseHalfRule({ acceptance, acceptedField, acceptedValue }: SmsAcceptance): void {
  if (acceptance !== 'FIELD') return;
  if (acceptedField === '') throw badInput('acceptedField', 'missing');
  if (acceptedValue === '') throw badInput('acceptedValue', 'missing');
}

/** Saves the SMS account. Throws the same errors as saveMail. */
export async function saveSms(
  trx: Trx,
  context: RequestContext,
  entered: ParsedInput<typeof gateways.saveSms>,
  by: Doer,
): Promise<void> {
  const before = await holdSmsRow(trx);
  const { smsAccountId = before.smsAccountId, apiKey, Encoding: encoding, ...rest } = entered;
  // Callers that send only the documented fields keep the setting of acceptance.
  const { acceptance = before.acceptance, acceptedField = before.acceptedField } = rest;
  const { acceptedValue = before.acceptedValue } = rest;
  const fields = { ...rest, encoding, acceptance, acceptedField, acceptedValue };
  refuseHalfRule(fields);
  if (smsAccountId !== before.smsAccountId)
    throw new Problem('NOT_FOUND', { field: 'smsAccountId' });
  const subject = ['smsGateway', smsAccountId] as const;
  await refuseStale(trx, context, subject, shownSms(before, context.user));
  const there = fields.url !== '';
  refuseInClear(context, fields.url);
  // Another path or query on the same host may be someone else's account.
  if (there) refuseLeak('apiKey', apiKey, before.apiKey, fields.url === before.url);
  const after: SmsRow = {
    ...before,
    ...fields,
    apiKey: there ? sealedAnew(context, 'smsApiKey', apiKey, before.apiKey) : null,
    lastUpdatedTime: laterThan(before.lastUpdatedTime, by.time),
  };
  await trx.updateTable('smsAccounts').set(after).execute();
  if (!isSmsOn(before) && isSmsOn(after)) await holdOld(trx, 'SMS', by.time);
  const renewed = {
    apiKeyRenewed: there && apiKey !== '',
    queryChanged: queryOf(before.url) !== queryOf(after.url),
  };
  const unchanged = { apiKeyRenewed: false, queryChanged: false };
  const change = { from: smsData(before, unchanged), to: smsData(after, renewed) };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}
