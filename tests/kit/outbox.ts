// An outbox with gateways for one test, and a sender that processes due messages on request.
import { mailOf } from './gatewayForms.ts';
import { readConfig } from '../../server/system/config.ts';
import type { Database } from '../../server/db/connect.ts';
import { openExports } from '../../server/exports/exportTurns.ts';
import { openLog, type Log } from '../../server/system/openLog.ts';
import { secretsUnder } from '../../server/system/secrets.ts';
import { claimMessages, type Claimed } from '../../server/messages/claimMessages.ts';
import { deliver, type Sending } from '../../server/messages/deliver.ts';
import type { MessageEvent } from '../../domain/messages/messages.ts';
import { insertRow, updateRows, readRow } from './databases/rows.ts';

/** The key of all servers that tests open. */
const KEY = 'a key of the tests, as long as it must be';

export interface Written {
  channel?: 'SMS' | 'MAIL';
  event?: MessageEvent;
  address?: string;
  data?: Record<string, unknown>;
  ordersId?: number | null;
  memberId?: number | null;
  creationTime?: number;
  nextTry?: number | null;
  state?: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'HELD';
}

/** What a sender needs of the product; `clock` controls the time. */
export function sendingOf(
  database: Database,
  clock: { now: number },
  about: { log?: Log; patienceMs?: number } = {},
): Sending {
  return {
    database,
    config: { ...readConfig({}), allowPrivateGateways: true, timeZone: 'UTC' },
    secrets: secretsUnder(KEY),
    exports: openExports(database.engine),
    log: about.log ?? openLog('silent'),
    now: () => clock.now,
    clockSkew: () => 0,
    ...(about.patienceMs !== undefined && { patienceMs: about.patienceMs }),
  };
}

export class Outbox {
  readonly database: Database;
  readonly clock: { now: number };
  readonly sending: Sending;
  constructor(
    database: Database,
    clock: { now: number },
    about: { log?: Log; patienceMs?: number } = {},
  ) {
    this.database = database;
    this.clock = clock;
    this.sending = sendingOf(database, clock, about);
  }

  /** An empty queue without gateways. */
  async empty(): Promise<void> {
    const { db } = this.database;
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('mailAccounts').execute();
    await db.deleteFrom('smsAccounts').execute();
  }

  async useSms(url: string): Promise<void> {
    const row = { smsAccountId: 1, url, apiKey: null, encoding: 'JSON', senderId: '' } as const;
    await insertRow(this, 'smsAccounts', { ...row, lastUpdatedTime: this.clock.now });
  }

  async useMail(port: number): Promise<void> {
    const { password: _, ...account } = mailOf(port, { username: '' });
    const row = { ...account, mailAccountId: 1, lastUpdatedTime: this.clock.now };
    await insertRow(this, 'mailAccounts', row);
  }

  /** Adds a message, by default a waiting one; returns its id. */
  async write(about: Written = {}): Promise<number> {
    const { data = { parcelNumber: 'RR1', lockerName: 'Old Port' }, ...rest } = about;
    const { outboxId } = await insertRow(this, 'outbox', {
      channel: 'SMS',
      event: 'COLLECTION',
      address: '0035799123456',
      creationTime: this.clock.now,
      nextTry: this.clock.now,
      ...rest,
      data: JSON.stringify(data),
    });
    return outboxId;
  }

  row(outboxId: number) {
    return readRow(this, 'outbox', { outboxId });
  }

  claim(channel: 'SMS' | 'MAIL' = 'SMS'): Promise<Claimed[]> {
    return claimMessages(this.sending, channel, 8);
  }

  /** The process that claimed messages is gone: their claims have expired. */
  async endClaims(): Promise<void> {
    await updateRows(this, 'outbox', { state: 'SENDING' }, { claimUntil: 0 });
  }

  /** Sends everything that is due on this channel now. */
  async send(channel: 'SMS' | 'MAIL' = 'SMS'): Promise<void> {
    const claimed = await this.claim(channel);
    await Promise.all(claimed.map((message) => deliver(this.sending, message)));
    if (claimed.length > 0) await this.send(channel);
  }
}
