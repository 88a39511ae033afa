// Routes of gateways: read without their secrets, save, test.
import { gateways, type MailAccount, type SmsAccount } from '../../contract/messages/gateways.ts';
import type { Kysely } from 'kysely';
import { dialledAs } from '../../domain/people/mobiles.ts';
import type { Tables } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { ACCOUNT, readMailRow, readSmsRow, shownMail, shownSms } from './gatewayAccounts.ts';
import { saveMail, saveSms } from './saveGateways.ts';
import { sendTest } from './sendTest.ts';
import { doneBy } from '../events/doneBy.ts';

type Db = Kysely<Tables>;

const TITLE = 'Test message · 测试消息';
const TEXT =
  'This is a test message from your parcel locker system. 这是一条来自快递柜系统的测试消息，无需回复。';
/** GSM-7 characters only, so that it is billed as one part. */
const SMS_TEXT = 'This is a test message from your parcel locker system.';

const mailOf = async (db: Db): Promise<MailAccount> => shownMail(await readMailRow(db));

const smsOf = async (db: Db, { user }: Pick<RequestContext, 'user'>): Promise<SmsAccount> =>
  shownSms(await readSmsRow(db), user);

export const gatewayRoutes = routesOf(gateways, {
  mail: (_input, { database }) => mailOf(database.db),
  saveMail: (entered, context) =>
    context.database.transaction(async (trx) => {
      await saveMail(trx, context, entered, doneBy(context));
      return mailOf(trx);
    }),
  testMail: async ({ mail }, context) => {
    const subject: [type: 'mailGateway', id: number] = ['mailGateway', ACCOUNT];
    await sendTest(context, { channel: 'MAIL', address: mail, title: TITLE, text: TEXT, subject });
    return { result: 1 };
  },
  sms: (_input, context) => smsOf(context.database.db, context),
  saveSms: (entered, context) =>
    context.database.transaction(async (trx) => {
      await saveSms(trx, context, entered, doneBy(context));
      return smsOf(trx, context);
    }),
  testSms: async ({ mobile }, context) => {
    const subject: [type: 'smsGateway', id: number] = ['smsGateway', ACCOUNT];
    const message = {
      channel: 'SMS',
      address: dialledAs(mobile) ?? mobile,
      title: TITLE,
      text: SMS_TEXT,
      subject,
    } as const;
    return { result: 1, response: await sendTest(context, message, { showsResponse: true }) };
  },
});
