// The calls of gateways, as R7 documents them.
import type { Group } from './documented.ts';

/** The accounts (R3.50, R3.51). */
const MAIL =
  'mailAccountId smtpServerUrl smtpServerPort username password senderName senderEmail domain bccEmail enableFlag';
const SMS = 'smsAccountId url apiKey encoding senderId';

export const gatewayCalls: Group = {
  'GET /api/notify/v1/mail/account/default': { proves: 'R7.107', answers: MAIL },
  'POST /api/notify/v1/mail/account/default/update': { proves: 'R7.108', takes: MAIL },
  'POST /api/notify/v1/mail/send-test': { proves: 'R7.109', takes: 'mail' },
  'GET /api/notify/v1/sms/account/default': { proves: 'R7.110', answers: SMS },
  'POST /api/notify/v1/sms/account/default/update': {
    proves: 'R7.111',
    takes: 'url senderId apiKey Encoding smsAccountId',
  },
  'POST /api/notify/v1/sms/send-test': { proves: 'R7.112', takes: 'mobile' },
};
