// The calls of gateways, as R7 documents them.
import { answers, takes, type Group } from './documented.ts';

/** The accounts (R3.50, R3.51). */
const MAIL =
  'mailAccountId smtpServerUrl smtpServerPort username password senderName senderEmail domain bccEmail enableFlag';
const SMS = 'smsAccountId url apiKey encoding senderId';

export const gatewayCalls: Group = {
  'GET /api/notify/v1/mail/account/default': answers('R7.107', MAIL),
  'POST /api/notify/v1/mail/account/default/update': takes('R7.108', MAIL),
  'POST /api/notify/v1/mail/send-test': takes('R7.109', 'mail'),
  'GET /api/notify/v1/sms/account/default': answers('R7.110', SMS),
  'POST /api/notify/v1/sms/account/default/update': takes(
    'R7.111',
    'url senderId apiKey Encoding smsAccountId',
  ),
  'POST /api/notify/v1/sms/send-test': takes('R7.112', 'mobile'),
};
