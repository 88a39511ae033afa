// An SMS gateway in the settings of a test's server, or none; nothing is sent, as no sender runs.
import type { OpenServer } from './servers/openServer.ts';

export async function withoutGateways({ database: { db } }: Pick<OpenServer, 'database'>) {
  await db.deleteFrom('smsAccounts').execute();
  await db.deleteFrom('mailAccounts').execute();
}

export async function withSmsGateway(server: Pick<OpenServer, 'database'>) {
  await withoutGateways(server);
  const row = { url: 'https://sms.example.test', encoding: 'JSON', senderId: '' } as const;
  await server.database.db
    .insertInto('smsAccounts')
    .values({ smsAccountId: 1, apiKey: null, ...row, lastUpdatedTime: 0 })
    .execute();
}

/** An SMS gateway that works: no message of the demo network waits to be tried again. */
export async function withWorkingSmsGateway(server: Pick<OpenServer, 'database'>) {
  await withSmsGateway(server);
  const { db } = server.database;
  await db.deleteFrom('outbox').where('tries', '>', 0).where('state', '<>', 'SENT').execute();
}
