// An SMS gateway in the settings of a test's server, or none; nothing is sent, as no sender runs.
import type { OpenServer } from './servers/openServer.ts';
import { insertRow } from './databases/rows.ts';

export async function withoutGateways({ database: { db } }: Pick<OpenServer, 'database'>) {
  await db.deleteFrom('smsAccounts').execute();
  await db.deleteFrom('mailAccounts').execute();
}

export async function withSmsGateway(server: Pick<OpenServer, 'database'>) {
  await withoutGateways(server);
  const row = { url: 'https://sms.example.test', encoding: 'JSON', senderId: '' } as const;
  const first = { smsAccountId: 1, apiKey: null, lastUpdatedTime: 0 };
  await insertRow(server, 'smsAccounts', { ...first, ...row });
}

/** An SMS gateway that works: no message of the demo network waits to be tried again. */
export async function withWorkingSmsGateway(server: Pick<OpenServer, 'database'>) {
  await withSmsGateway(server);
  const { db } = server.database;
  await db.deleteFrom('outbox').where('tries', '>', 0).where('state', '<>', 'SENT').execute();
}
