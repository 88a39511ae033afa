// What the specification documents of gateways, word by word.
import type { Documented, Group } from './documented.ts';

const GATEWAYS = `
GET /api/notify/v1/mail/account/default; POST /mail/account/default/update; POST /mail/send-test {mail}.
GET /api/notify/v1/sms/account/default; POST /sms/account/default/update {url, senderId, apiKey, Encoding, smsAccountId}; POST /sms/send-test {mobile}.`;

/** The accounts (R3.50, R3.51). */
const MAIL =
  'mailAccountId smtpServerUrl smtpServerPort username password senderName senderEmail domain bccEmail enableFlag';
const SMS = 'smsAccountId url apiKey encoding senderId';

const gateways: Record<string, Documented> = {
  'GET /api/notify/v1/mail/account/default': { answers: MAIL },
  'POST /api/notify/v1/mail/account/default/update': { takes: MAIL },
  'POST /api/notify/v1/mail/send-test': { takes: 'mail' },
  'GET /api/notify/v1/sms/account/default': { answers: SMS },
  'POST /api/notify/v1/sms/account/default/update': {
    takes: 'url senderId apiKey Encoding smsAccountId',
  },
  'POST /api/notify/v1/sms/send-test': { takes: 'mobile' },
};

/** Beside it how many addresses its line has. */
export const gatewayCalls: Group = [GATEWAYS, gateways, 6];
