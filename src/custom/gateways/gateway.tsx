// What the two gateways differ in: their endpoints, fields, and the server in use.
import {
  gateways,
  type MailAccount,
  type SmsAccount,
} from '../../../contract/messages/gateways.ts';
import type { Channel } from '../../../domain/messages/messages.ts';
import type { Settings } from '../../engine/defineSettings.tsx';
import type { AnyRow, Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { isKept, keptSecret } from './keptSecret.tsx';
import { withEncoding } from './otherServers.ts';
import { NumberInput } from '../../engine/fields/input/NumberInput.tsx';
import { plain } from '../../engine/fields/plain.ts';

const Show = ({ value }: Cell) => plain(value);

/** The port of a gateway, an integer (R5.41), shown without thousands separators. */
const port: FieldType = { Show, Input: (props) => <NumberInput {...props} bare /> };

export interface Gateway {
  readonly channel: Channel;
  readonly settings: Settings;
  /** The account as the server returns it, under the form's field names. */
  readonly asOurs: (row: AnyRow) => AnyRow;
  /** The account's id. */
  readonly key: string;
  /** Its name in the history. */
  readonly subject: string;
  /** Sends a test; resolves once the gateway has accepted it. */
  readonly test: typeof gateways.testMail | typeof gateways.testSms;
  /** The test's input. */
  readonly address: 'mail' | 'mobile';
  /** The server that sends messages now; undefined while they wait. */
  readonly leavesBy: (record: AnyRow) => string | undefined;
}

const byField = ({ acceptance }: AnyRow) => acceptance === 'FIELD';

const mailLeavesBy = ({ enableFlag, smtpServerUrl }: MailAccount) =>
  enableFlag && smtpServerUrl !== '' ? smtpServerUrl : undefined;

const smsLeavesBy = ({ url }: SmsAccount) => (URL.canParse(url) ? new URL(url).host : undefined);

export const MAIL: Gateway = {
  channel: 'MAIL',
  asOurs: (row) => row,
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
    form: [
      { fields: ['url', 'Encoding', 'senderId', 'apiKey'] },
      { name: 'accepted', fields: ['acceptance', 'acceptedField', 'acceptedValue'] },
    ],
    fields: {
      acceptance: { required: true },
      acceptedField: { when: byField, required: true },
      acceptedValue: { when: byField, required: true },
      apiKey: { type: keptSecret, value: (record) => isKept({ record, field: 'apiKey' }) },
    },
  },
};
