// The gateways as they are kept: read and saved, their secrets sealed.
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { SMTP_PORT } from '../../domain/messages/gateways.ts';
import type { Channel } from '../../domain/messages/messages.ts';
import type { MailAccountsTable, SmsAccountsTable } from '../db/tables/messages.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext, Services } from '../http/context.ts';
import type { MailGateway } from '../outside/mailer.ts';
import { SendFailure } from '../outside/sendFailure.ts';
import type { SmsGateway } from '../outside/smsGateway.ts';
import type { SealedPurpose, Secrets } from '../system/secrets.ts';
import type { Selectable } from 'kysely';

type Db = Kysely<Tables>;
type Sending = Pick<Services, 'secrets' | 'config'>;

export type MailRow = Selectable<MailAccountsTable>;
export type SmsRow = Selectable<SmsAccountsTable>;

/** There is one of each. */
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
  lastUpdatedTime: 0,
};

/** The account for e-mails as it is kept; an empty one before the first save. */
export const readMailRow = async (db: Db): Promise<MailRow> =>
  (await db.selectFrom('mailAccounts').selectAll().executeTakeFirst()) ?? NO_MAIL;

/** The account for SMS as it is kept; an empty one before the first save. */
export const readSmsRow = async (db: Db): Promise<SmsRow> =>
  (await db.selectFrom('smsAccounts').selectAll().executeTakeFirst()) ?? NO_SMS;

/** One save at a time: the row is there, and held until the transaction ends. */
export async function holdMailRow(trx: Transaction<Tables>): Promise<MailRow> {
  await trx
    .insertInto('mailAccounts')
    .values(NO_MAIL)
    .onConflict((is) => is.doNothing())
    .execute();
  return trx.selectFrom('mailAccounts').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** As for e-mails. */
export async function holdSmsRow(trx: Transaction<Tables>): Promise<SmsRow> {
  await trx
    .insertInto('smsAccounts')
    .values(NO_SMS)
    .onConflict((is) => is.doNothing())
    .execute();
  return trx.selectFrom('smsAccounts').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Whether messages leave by it. */
export const isMailOn = ({ enableFlag, smtpServerUrl }: MailRow): boolean =>
  enableFlag && smtpServerUrl !== '';
export const isSmsOn = ({ url }: SmsRow): boolean => url !== '';

/** The same of a message's channel, as the database knows it. */
export const isChannelOn = (channel: RawBuilder<unknown>) =>
  sql<SqlBool>`case when ${channel} = 'SMS' then exists (select from "smsAccounts" where "url" <> '')
    else exists (select from "mailAccounts" where "enableFlag" and "smtpServerUrl" <> '') end`;

/** The channels by which messages leave now. */
export async function channelsOn(db: Db): Promise<Channel[]> {
  const [mail, sms] = [await readMailRow(db), await readSmsRow(db)];
  return [...(isSmsOn(sms) ? ['SMS' as const] : []), ...(isMailOn(mail) ? ['MAIL' as const] : [])];
}

function opened(secrets: Secrets, purpose: SealedPurpose, sealed: string | null): string {
  const value = sealed === null ? '' : secrets.open(purpose, sealed);
  if (value === undefined) throw new SendFailure('SECRET_UNREADABLE');
  return value;
}

/** Ready to send by. Throws SendFailure where its password was sealed under another key. */
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

/** Ready to send by. Throws SendFailure where its key was sealed under another key. */
export const smsGatewayOf = ({ secrets, config }: Sending, row: SmsRow): SmsGateway => ({
  url: row.url,
  apiKey: opened(secrets, 'smsApiKey', row.apiKey),
  encoding: row.encoding,
  senderId: row.senderId,
  innerAllowed: config.allowPrivateGateways,
});

/** What is sealed from now on: what was entered, or what was kept where nothing was. */
export const sealedAnew = (
  { secrets }: Pick<RequestContext, 'secrets'>,
  purpose: SealedPurpose,
  entered: string,
  before: string | null,
): string | null => (entered === '' ? before : secrets.seal(purpose, entered));
