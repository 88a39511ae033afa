// Stored gateway accounts: read and saved, with sealed secrets.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MailAccount, SmsAccount } from '../../contract/messages/gateways.ts';
import { SMTP_PORT, withoutQuery } from '../../domain/messages/gateways.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import type { MailAccountsTable, SmsAccountsTable } from '../db/tables/messages.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { RequestContext, Services } from '../http/context.ts';
import type { MailGateway } from '../outside/mailer.ts';
import { SendFailure } from '../outside/sendFailure.ts';
import type { SmsGateway } from '../outside/smsGateway.ts';
import type { SealedPurpose, Secrets } from '../system/secrets.ts';
import type { Selectable } from 'kysely';

type Sending = Pick<Services, 'secrets' | 'config'>;

export type MailRow = Selectable<MailAccountsTable>;
export type SmsRow = Selectable<SmsAccountsTable>;

/** There is one account of each type. */
export const ACCOUNT = 1;

const NO_MAIL: MailRow = {
  mailAccountId: ACCOUNT,
  smtpServerUrl: '',
  smtpServerPort: SMTP_PORT,
  username: '',
  password: null,
  senderName: '',
  senderEmail: '',
  domain: '',
  bccEmail: '',
  enableFlag: false,
  lastUpdatedTime: 0,
};

const NO_SMS: SmsRow = {
  smsAccountId: ACCOUNT,
  url: '',
  apiKey: null,
  encoding: 'JSON',
  senderId: '',
  acceptance: 'CAUTIOUS',
  acceptedField: '',
  acceptedValue: '',
  lastUpdatedTime: 0,
};

/** The stored e-mail account; an empty one before the first save. */
export const readMailRow = async (db: Db): Promise<MailRow> =>
  (await db.selectFrom('mailAccounts').selectAll().executeTakeFirst()) ?? NO_MAIL;

/** The stored SMS account; an empty one before the first save. */
export const readSmsRow = async (db: Db): Promise<SmsRow> =>
  (await db.selectFrom('smsAccounts').selectAll().executeTakeFirst()) ?? NO_SMS;

/** As it is read, without its password. */
export const shownMail = ({ password, ...row }: MailRow): MailAccount => ({
  ...row,
  password: '',
  passwordKept: password !== null,
});

/** The URL's query string may contain a key, so it is hidden from users who may not change it. */
export const shownSms = (
  { apiKey, url, ...row }: SmsRow,
  { authoritySet }: RequestContext['user'],
): SmsAccount => ({
  ...row,
  url: holdsAny(authoritySet, ['GATEWAY_EDIT']) ? url : withoutQuery(url),
  Encoding: row.encoding,
  apiKey: '',
  apiKeyKept: apiKey !== null,
});

/** Creates the row if it is missing and locks it until the transaction ends, so that saves are serialized. */
export async function holdMailRow(trx: Trx): Promise<MailRow> {
  await trx
    .insertInto('mailAccounts')
    .values(NO_MAIL)
    .onConflict((is) => is.doNothing())
    .execute();
  return trx.selectFrom('mailAccounts').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Same as holdMailRow, for SMS. */
export async function holdSmsRow(trx: Trx): Promise<SmsRow> {
  await trx
    .insertInto('smsAccounts')
    .values(NO_SMS)
    .onConflict((is) => is.doNothing())
    .execute();
  return trx.selectFrom('smsAccounts').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Whether e-mails can be sent. */
export const isMailOn = ({ enableFlag, smtpServerUrl }: MailRow): boolean =>
  enableFlag && smtpServerUrl !== '';
export const isSmsOn = ({ url }: SmsRow): boolean => url !== '';

/** The same check in SQL, for a message's channel. */
export const isChannelOn = (channel: RawBuilder<unknown>) =>
  sql<SqlBool>`case when ${channel} = 'SMS' then exists (select from "smsAccounts" where "url" <> '')
    else exists (select from "mailAccounts" where "enableFlag" and "smtpServerUrl" <> '') end`;

/** The channels that can send now. */
export async function channelsOn(db: Db): Promise<Channel[]> {
  const [mail, sms] = [await readMailRow(db), await readSmsRow(db)];
  return [...(isSmsOn(sms) ? ['SMS' as const] : []), ...(isMailOn(mail) ? ['MAIL' as const] : [])];
}

function opened(secrets: Secrets, purpose: SealedPurpose, sealed: string | null): string {
  const value = sealed === null ? '' : secrets.open(purpose, sealed);
  if (value === undefined) throw new SendFailure('SECRET_UNREADABLE');
  return value;
}

/** The mail gateway, ready to send. Throws SendFailure if its password was sealed under another key. */
export const mailGatewayOf = ({ secrets }: Sending, row: MailRow): MailGateway => ({
  host: row.smtpServerUrl,
  port: row.smtpServerPort,
  username: row.username,
  password: opened(secrets, 'mailPassword', row.password),
  senderName: row.senderName,
  senderEmail: row.senderEmail,
  domain: row.domain,
  bccEmail: row.bccEmail,
});

/** The SMS gateway, ready to send. Throws SendFailure if its key was sealed under another key. */
export const smsGatewayOf = ({ secrets, config }: Sending, row: SmsRow): SmsGateway => ({
  ...row,
  apiKey: opened(secrets, 'smsApiKey', row.apiKey),
  innerAllowed: config.allowPrivateGateways,
});

/** The sealed secret to store: the entered one, or the stored one if none was entered. */
export const sealedAnew = (
  { secrets }: Pick<RequestContext, 'secrets'>,
  purpose: SealedPurpose,
  entered: string,
  before: string | null,
): string | null => (entered === '' ? before : secrets.seal(purpose, entered));
