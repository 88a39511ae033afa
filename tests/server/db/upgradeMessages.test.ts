// Messages and texts of a network that sent nothing yet: numbers become as they are dialled, first texts the new ones.
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';
import { seedOldBase } from '../../kit/databases/oldBase.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';

const NOW = Date.UTC(2026, 2, 3);

const REMINDER =
  'Dear {memberName},\n\nyour parcel {parcelNumber} at {lockerName}, {location}, is to be collected by {expiryTime}.\n';
const ALERT =
  'Locker {lockerName} ({lockerNumber}), {location}, reports {alertType} since {startTime}. Box: {boxName}\n';
const OWN = 'Dear {memberName}, come and get {parcelNumber}.';

test('a number that waits is dialled with 00; a first text is renewed, and what staff wrote is theirs', async () => {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  await migrate(database, '021_providers');
  await seedOldBase(database, NOW);
  const texts = [
    ['REMINDER', REMINDER] as const,
    ['ALERT', ALERT] as const,
    ['EXPIRY', OWN] as const,
  ];
  for (const [templateEvent, templateContent] of texts)
    await db
      .updateTable('templates')
      .set({ templateContent })
      .where('templateType', '=', 'MAIL')
      .where('templateEvent', '=', templateEvent)
      .execute();
  const addresses = ['+35799000001', '+44 7700-900001', '0035799000002', '+name@example.test'];
  await db
    .insertInto('outbox')
    .values(
      addresses.map((address) => ({
        event: 'COLLECTION',
        channel: address.includes('@') ? ('MAIL' as const) : ('SMS' as const),
        address,
        data: '{}',
        creationTime: NOW,
      })),
    )
    .execute();
  await migrate(database, '022_messages');
  const rows = await db.selectFrom('outbox').select('address').orderBy('outboxId').execute();
  expect(rows.map(({ address }) => address)).toEqual([
    '0035799000001',
    '00447700900001',
    '0035799000002',
    '+name@example.test',
  ]);
  await migrate(database);
  const kept = await db
    .selectFrom('templates')
    .select(['templateType', 'templateEvent', 'templateContent'])
    .execute();
  const expected = TEMPLATES.map(({ templateType, templateEvent, templateContent }) => ({
    templateType,
    templateEvent,
    templateContent: templateType === 'MAIL' && templateEvent === 'EXPIRY' ? OWN : templateContent,
  }));
  expect(kept).toHaveLength(expected.length);
  expect(kept).toEqual(expect.arrayContaining(expected));
});
