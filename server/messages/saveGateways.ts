// Saves the gateways: a kept secret goes to nobody new, and messages of long ago do not leave by a new one.
import { sql, type SqlBool, type Transaction } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { gateways } from '../../contract/messages/gateways.ts';
import { withoutQuery } from '../../domain/messages/gateways.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import { TOO_OLD_AFTER_MS } from '../../domain/messages/messages.ts';
import type { Tables } from '../db/tables.ts';
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
  type MailRow,
  type SmsRow,
} from './gatewayAccounts.ts';
import type { NewEvent } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

type Trx = Transaction<Tables>;
type Doer = Pick<NewEvent, 'time' | 'byKind' | 'byId' | 'byName' | 'ip'>;

/** A message older than a day when a gateway is first set up stays where it is, marked, until someone re-sends it. */
async function holdOld(trx: Trx, channel: Channel, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'HELD', error: 'TOO_OLD', nextTry: null })
    .where('channel', '=', channel)
    // Some server may have been killed with one in hand.
    .where((is) => is.or([is('state', '=', 'WAITING'), LEFT_BEHIND]))
    // What staff sent again since then is wanted.
    .where(sql<SqlBool>`coalesce("resentTime", "creationTime") < ${now - TOO_OLD_AFTER_MS}`)
    .execute();
}

const queryOf = (url: string): string => url.split('?').slice(1).join('?');

/** Whom the kept password would go to is another now, and it was not entered anew. */
function refuseLeak(field: string, entered: string, kept: string | null, same: boolean): void {
  if (entered === '' && kept !== null && !same)
    throw new Problem('GATEWAY_SECRET_MISSING', { field });
}

const mailSaid = ({ password: _, ...row }: MailRow, passwordRenewed: boolean) => ({
  ...row,
  passwordRenewed,
});

/** Saves the account for e-mails. Refuses with STALE, GATEWAY_SECRET_MISSING and NOT_FOUND. */
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
  const subject: [kind: 'mailGateway', id: number] = ['mailGateway', mailAccountId];
  await refuseStale(trx, context, subject, before);
  const same =
    fields.smtpServerUrl === before.smtpServerUrl &&
    fields.smtpServerPort === before.smtpServerPort &&
    fields.username === before.username;
  // Without a user nobody signs in: no password is kept then.
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
  const change = { from: mailSaid(before, false), to: mailSaid(after, secret && password !== '') };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}

interface Renewed {
  readonly apiKeyRenewed: boolean;
  readonly queryChanged: boolean;
}

const smsSaid = ({ apiKey: _, url, encoding: Encoding, ...row }: SmsRow, renewed: Renewed) => ({
  ...row,
  Encoding,
  url: withoutQuery(url),
  ...renewed,
});

/** Its key and all PINs go there. Refuses with GATEWAY_IN_CLEAR what everybody on the way could read. */
function refuseInClear({ config }: RequestContext, url: string): void {
  if (!config.allowPrivateGateways && isInClear(url))
    throw new Problem('GATEWAY_IN_CLEAR', { field: 'url' });
}

/** Saves the account for SMS. Refuses as saveMail does. */
export async function saveSms(
  trx: Trx,
  context: RequestContext,
  entered: ParsedInput<typeof gateways.saveSms>,
  by: Doer,
): Promise<void> {
  const before = await holdSmsRow(trx);
  const { smsAccountId = before.smsAccountId, apiKey, Encoding: encoding, ...rest } = entered;
  const fields = { ...rest, encoding };
  if (smsAccountId !== before.smsAccountId)
    throw new Problem('NOT_FOUND', { field: 'smsAccountId' });
  const subject: [kind: 'smsGateway', id: number] = ['smsGateway', smsAccountId];
  await refuseStale(trx, context, subject, before);
  const there = fields.url !== '';
  refuseInClear(context, fields.url);
  // Behind the same name another path or query may be somebody else's account.
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
  const change = { from: smsSaid(before, unchanged), to: smsSaid(after, renewed) };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}
