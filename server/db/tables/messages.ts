// Tables of message gateways and sent reminders.
import type { Acceptance, Encoding } from '../../../domain/messages/gateways.ts';
import type { Generated } from 'kysely';
import type { Maybe } from './columns.ts';

/** At most one row, once saved. */
export interface MailAccountsTable {
  mailAccountId: number;
  smtpServerUrl: string;
  smtpServerPort: number;
  username: string;
  /** Encrypted. */
  password: Maybe<string>;
  senderName: string;
  senderEmail: string;
  domain: string;
  bccEmail: string;
  enableFlag: boolean;
  lastUpdatedTime: number;
}

/** At most one row, once saved. */
export interface SmsAccountsTable {
  smsAccountId: number;
  url: string;
  /** Encrypted. */
  apiKey: Maybe<string>;
  encoding: Encoding;
  senderId: string;
  acceptance: Generated<Acceptance>;
  acceptedField: Generated<string>;
  acceptedValue: Generated<string>;
  lastUpdatedTime: number;
}

/** A sent reminder: another with the same hours follows only if the storage end changes. */
export interface RemindersTable {
  ordersId: number;
  expiryTime: number;
  hoursBefore: number;
}
