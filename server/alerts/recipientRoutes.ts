// Alert recipients per kind, read and saved as a whole.
import { alertRecipients } from '../../contract/messages/alertRecipients.ts';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import {
  RECIPIENT_KEYS,
  addressesOf,
  type RecipientKey,
} from '../../domain/messages/recipients.ts';
import type { Db } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/doneBy.ts';

type Map = ParsedOutput<typeof alertRecipients.read>;

/** All rows, empty ones included; `lastUpdatedTime` is the latest change of any row, 0 before the first. */
async function readMap(db: Db): Promise<Map & { lastUpdatedTime: number }> {
  const rows = await db.selectFrom('alertRecipients').selectAll().execute();
  const lineOf = (key: RecipientKey) =>
    rows.find(({ recipientKey }) => recipientKey === key)?.addresses ?? '';
  const lines = Object.fromEntries(RECIPIENT_KEYS.map((key) => [key, lineOf(key)]));
  const lastUpdatedTime = Math.max(0, ...rows.map((row) => row.lastUpdatedTime));
  return { ...(lines as Record<RecipientKey, string>), lastUpdatedTime };
}

/** Serializes saves: creates missing rows and locks all of them. */
async function holdMap(trx: Db): Promise<void> {
  await trx
    .insertInto('alertRecipients')
    .values(
      RECIPIENT_KEYS.map((recipientKey) => ({ recipientKey, addresses: '', lastUpdatedTime: 0 })),
    )
    .onConflict((is) => is.column('recipientKey').doNothing())
    .execute();
  await trx
    .selectFrom('alertRecipients')
    .select('recipientKey')
    .orderBy('recipientKey')
    .forUpdate()
    .execute();
}

export const alertRecipientRoutes = routesOf(alertRecipients, {
  read: (_input, { database: { db } }) => readMap(db),
  save: (entered, context) =>
    context.database.transaction(async (trx) => {
      await holdMap(trx);
      const from = await readMap(trx);
      const subject = ['alertRecipients', 1] as const;
      await refuseStale(trx, context, subject, from);
      const lastUpdatedTime = laterThan(from.lastUpdatedTime, context.now());
      const rows = RECIPIENT_KEYS.map((recipientKey) => ({
        recipientKey,
        addresses: addressesOf(entered[recipientKey]).join(';'),
        lastUpdatedTime,
      }));
      await trx
        .insertInto('alertRecipients')
        .values(rows)
        .onConflict((is) =>
          is.column('recipientKey').doUpdateSet((row) => ({
            addresses: row.ref('excluded.addresses'),
            lastUpdatedTime: row.ref('excluded.lastUpdatedTime'),
          })),
        )
        .execute();
      const to = await readMap(trx);
      await recordChange(trx, { ...doneBy(context), time: lastUpdatedTime }, subject, {
        from,
        to,
      });
      return to;
    }),
});
