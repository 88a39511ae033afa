// What the two gateways differ in: their calls, their fields, and by what messages leave.
import {
  gateways,
  type MailAccount,
  type SmsAccount,
} from '../../../contract/messages/gateways.ts';
import type { Channel } from '../../../domain/messages/messages.ts';
import type { Settings } from '../../engine/defineSettings.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { isKept, keptSecret } from './keptSecret.tsx';
import { withEncoding } from './otherServers.ts';
import { port } from './port.tsx';

export interface Gateway {
  readonly channel: Channel;
  readonly settings: Settings;
  /** The account as a server tells it, in the names of the form. */
  readonly asOurs: (told: AnyRow) => AnyRow;
  /** The number of the account. */
  readonly key: string;
  /** What the history calls it. */
  readonly subject: string;
  /** Sends a test; resolves once the gateway has taken it. */
  readonly test: typeof gateways.testMail | typeof gateways.testSms;
  /** What the test is asked with. */
  readonly address: 'mail' | 'mobile';
  /** The server by which messages leave now; nothing while they wait. */
  readonly leavesBy: (record: AnyRow) => string | undefined;
}

const mailLeavesBy = ({ enableFlag, smtpServerUrl }: MailAccount) =>
  enableFlag && smtpServerUrl !== '' ? smtpServerUrl : undefined;

const smsLeavesBy = ({ url }: SmsAccount) => (URL.canParse(url) ? new URL(url).host : undefined);

export const MAIL: Gateway = {
  channel: 'MAIL',
  asOurs: (told) => told,
  key: 'mailAccountId',
  subject: 'mailGateway',
  test: gateways.testMail,
  address: 'mail',
  leavesBy: (record) => mailLeavesBy(record as MailAccount),
  settings: {
    name: 'mailGateway',
    read: gateways.mail,
    save: gateways.saveMail,
    form: [
      {
        name: 'server',
        fields: ['smtpServerUrl', 'smtpServerPort', 'username', 'password', 'domain'],
      },
      { name: 'sender', fields: ['senderName', 'senderEmail', 'bccEmail', 'enableFlag'] },
    ],
    fields: {
      password: { type: keptSecret, value: (record) => isKept({ record, field: 'password' }) },
      smtpServerPort: { type: port },
    },
    actions: {},
  },
};

export const SMS: Gateway = {
  channel: 'SMS',
  asOurs: withEncoding,
  key: 'smsAccountId',
  subject: 'smsGateway',
  test: gateways.testSms,
  address: 'mobile',
  leavesBy: (record) => smsLeavesBy(record as SmsAccount),
  settings: {
    name: 'smsGateway',
    read: gateways.sms,
    save: gateways.saveSms,
    form: [{ fields: ['url', 'Encoding', 'senderId', 'apiKey'] }],
    fields: {
      apiKey: { type: keptSecret, value: (record) => isKept({ record, field: 'apiKey' }) },
    },
    actions: {},
  },
};
