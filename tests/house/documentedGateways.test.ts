// The calls of gateways as the specification documents them.
import { describe, expect, test } from 'vitest';
import { addressesIn, documentedNames, foundOf, type Documented } from './documented.ts';

const GATEWAYS = `
GET /api/notify/v1/mail/account/default; POST /mail/account/default/update; POST /mail/send-test {mail}.
GET /api/notify/v1/sms/account/default; POST /sms/account/default/update {url, senderId, apiKey, Encoding, smsAccountId}; POST /sms/send-test {mobile}.`;

/** "Mail account: mailAccountId, …", "SMS account: smsAccountId, url, apiKey, encoding, senderId." */
const MAIL =
  'mailAccountId smtpServerUrl smtpServerPort username password senderName senderEmail domain bccEmail enableFlag';
const SMS = 'smsAccountId url apiKey encoding senderId';

const all: Record<string, Documented> = {
  'GET /api/notify/v1/mail/account/default': { answers: MAIL },
  'POST /api/notify/v1/mail/account/default/update': { takes: MAIL },
  'POST /api/notify/v1/mail/send-test': { takes: 'mail' },
  'GET /api/notify/v1/sms/account/default': { answers: SMS },
  'POST /api/notify/v1/sms/account/default/update': {
    takes: 'url senderId apiKey Encoding smsAccountId',
  },
  'POST /api/notify/v1/sms/send-test': { takes: 'mobile' },
};

describe('Gateways', () => {
  test.each(Object.entries(all))('%s', (address, documented) => {
    const found = foundOf(address);
    const { takes, answers } = documentedNames(documented);
    expect(found, address).toBeDefined();
    expect(found?.takes).toEqual(expect.arrayContaining(takes));
    expect(found?.answers).toEqual(expect.arrayContaining(answers));
  });

  test('every address that is documented stands in the table', () => {
    const { addresses, lacking } = addressesIn(GATEWAYS, all);
    expect(addresses).toHaveLength(6);
    expect(lacking).toEqual([]);
  });
});
