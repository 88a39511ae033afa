// By what messages leave, and which reminders were sent.
import type { Encoding } from '../../../domain/messages/gateways.ts';
import type { Maybe } from './columns.ts';

/** One row, or none until it is saved. */
export interface MailAccountsTable {
  mailAccountId: number;
  smtpServerUrl: string;
  smtpServerPort: number;
  username: string;
  /** Sealed. */
  password: Maybe<string>;
  senderName: string;
  senderEmail: string;
  domain: string;
  bccEmail: string;
  enableFlag: boolean;
  lastUpdatedTime: number;
}

/** One row, or none until it is saved. */
export interface SmsAccountsTable {
  smsAccountId: number;
  url: string;
  /** Sealed. */
  apiKey: Maybe<string>;
  encoding: Encoding;
  senderId: string;
  lastUpdatedTime: number;
}

/** A reminder that was sent: another one of the same hours follows only where the storage ends at another time. */
export interface RemindersTable {
  ordersId: number;
  expiryTime: number;
  hoursBefore: number;
}
