// Saves the gateways: a kept secret goes to nobody new, and messages of long ago do not leave by a new one.
import type { Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import type { gateways } from '../../contract/gateways.ts';
import type { Channel } from '../../domain/messages.ts';
import { TOO_OLD_AFTER_MS } from '../../domain/messages.ts';
import type { Tables } from '../db/tables.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import {
  holdMailRow,
  holdSmsRow,
  isMailOn,
  isSmsOn,
  sealedAnew,
  type MailRow,
  type SmsRow,
} from './gatewayAccounts.ts';
import type { Happening } from './record.ts';
import { recordChange } from './recordChange.ts';

type Trx = Transaction<Tables>;
type Doer = Pick<Happening, 'time' | 'byKind' | 'byId' | 'byName' | 'ip'>;

/** "A message older than a day when a gateway is first set up stays where it is, marked, until someone re-sends it." */
async function holdOld(trx: Trx, channel: Channel, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'HELD', error: 'TOO_OLD', nextTry: null })
    .where('channel', '=', channel)
    // Some server may have been killed with one in hand, long ago.
    .where('state', 'in', ['WAITING', 'SENDING'])
    // What staff sent again since then is wanted.
    .where('nextTry', '<', now - TOO_OLD_AFTER_MS)
    .where('creationTime', '<', now - TOO_OLD_AFTER_MS)
    .execute();
}

/** An address as the history may show it: what stands behind its `?` may be a key. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '?…');

const originOf = (url: string): string => (url === '' ? '' : new URL(url).origin);

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
  ask: Ask,
  entered: Asked<typeof gateways.saveMail>,
  by: Doer,
): Promise<void> {
  const before = await holdMailRow(trx);
  const { mailAccountId = before.mailAccountId, password, ...fields } = entered;
  if (mailAccountId !== before.mailAccountId)
    throw new Problem('NOT_FOUND', { field: 'mailAccountId' });
  const subject: [kind: 'mailGateway', id: number] = ['mailGateway', mailAccountId];
  await refuseStale(trx, ask, subject, before);
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
    password: secret ? sealedAnew(ask, 'mailPassword', password, before.password) : null,
    lastUpdatedTime: laterThan(before.lastUpdatedTime, by.time),
  };
  await trx.updateTable('mailAccounts').set(after).execute();
  if (!isMailOn(before) && isMailOn(after)) await holdOld(trx, 'MAIL', by.time);
  const change = { from: mailSaid(before, false), to: mailSaid(after, secret && password !== '') };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}

const smsSaid = ({ apiKey: _, url, ...row }: SmsRow, apiKeyRenewed: boolean) => ({
  ...row,
  url: withoutQuery(url),
  apiKeyRenewed,
});

/** Saves the account for SMS. Refuses as saveMail does. */
export async function saveSms(
  trx: Trx,
  ask: Ask,
  entered: Asked<typeof gateways.saveSms>,
  by: Doer,
): Promise<void> {
  const before = await holdSmsRow(trx);
  const { smsAccountId = before.smsAccountId, apiKey, ...fields } = entered;
  if (smsAccountId !== before.smsAccountId)
    throw new Problem('NOT_FOUND', { field: 'smsAccountId' });
  const subject: [kind: 'smsGateway', id: number] = ['smsGateway', smsAccountId];
  await refuseStale(trx, ask, subject, before);
  const there = fields.url !== '';
  if (there)
    refuseLeak('apiKey', apiKey, before.apiKey, originOf(fields.url) === originOf(before.url));
  const after: SmsRow = {
    ...before,
    ...fields,
    apiKey: there ? sealedAnew(ask, 'smsApiKey', apiKey, before.apiKey) : null,
    lastUpdatedTime: laterThan(before.lastUpdatedTime, by.time),
  };
  await trx.updateTable('smsAccounts').set(after).execute();
  if (!isSmsOn(before) && isSmsOn(after)) await holdOld(trx, 'SMS', by.time);
  const change = { from: smsSaid(before, false), to: smsSaid(after, there && apiKey !== '') };
  await recordChange(trx, by, subject, change, { type: 'GATEWAY_CHANGED' });
}
