// Routes of gateways: read without their secrets, save, test.
import { gateways } from '../../contract/messages/gateways.ts';
import { dialledAs } from '../../domain/people/mobiles.ts';
import { routesOf } from '../http/routesOf.ts';
import { ACCOUNT, readMailRow, readSmsRow, shownMail, shownSms } from './gatewayAccounts.ts';
import { saveMail, saveSms } from './saveGateways.ts';
import { sendTest } from './sendTest.ts';
import { doneBy } from '../events/doneBy.ts';

const TITLE = 'Test message · 测试消息';
const TEXT =
  'This is a test message from your parcel locker system. 这是一条来自快递柜系统的测试消息，无需回复。';
/** GSM-7 characters only, so that it is billed as one part. */
const SMS_TEXT = 'This is a test message from your parcel locker system.';

export const gatewayRoutes = routesOf(gateways, {
  mail: async (_input, { database }) => shownMail(await readMailRow(database.db)),
  saveMail: (entered, context) =>
    context.database.transaction(async (trx) => {
      await saveMail(trx, context, entered, doneBy(context));
      return shownMail(await readMailRow(trx));
    }),
  testMail: async ({ mail }, context) => {
    const subject = ['mailGateway', ACCOUNT] as const;
    await sendTest(context, { channel: 'MAIL', address: mail, title: TITLE, text: TEXT, subject });
    return { result: 1 };
  },
  sms: async (_input, { database, user }) => shownSms(await readSmsRow(database.db), user),
  saveSms: (entered, context) =>
    context.database.transaction(async (trx) => {
      await saveSms(trx, context, entered, doneBy(context));
      return shownSms(await readSmsRow(trx), context.user);
    }),
  testSms: async ({ mobile }, context) => {
    const subject = ['smsGateway', ACCOUNT] as const;
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
