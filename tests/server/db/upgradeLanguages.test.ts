// Templates from before they had a Chinese text: what staff wrote stays; built-in texts get the Chinese one beside them.
import { expect, onTestFinished, test } from 'vitest';
import { CHINESE_TEXTS } from '../../../server/db/migrations/messages/046/chineseTexts.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { TEMPLATES } from '../../../server/seed/base/baseTemplates.ts';
import { seedOldBase } from '../../kit/databases/oldBase.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';

const NOW = Date.UTC(2026, 2, 3);

test('an edited template keeps its text, and one that was written in Chinese is Chinese', async () => {
  const database = await emptyDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  await migrate(database, '045_one_time_passwords');
  await seedOldBase(database, NOW);
  await db
    .insertInto('members')
    .values({ username: 'eleni', memberNo: 'M1', creationTime: NOW, lastUpdatedTime: NOW })
    .execute();
  const edited = { REMINDER: 'Come and get {parcelNumber}.', EXPIRY: '{parcelNumber} 逾期未取。' };
  for (const [templateEvent, templateContent] of Object.entries(edited))
    await db
      .updateTable('templates')
      .set({ templateContent, templateTitle: 'Ours', lastUpdatedTime: NOW + 1 })
      .where('templateType', '=', 'SMS')
      .where('templateEvent', '=', templateEvent)
      .execute();
  await migrate(database);
  const rows = await db.selectFrom('templates').selectAll().execute();
  expect(rows).toHaveLength(TEMPLATES.length);
  const of = (event: string) =>
    rows.find((row) => row.templateType === 'SMS' && row.templateEvent === event)!;
  expect(of('REMINDER')).toMatchObject({
    templateTitle: 'Ours',
    templateContent: edited.REMINDER,
    templateTitleZh: '',
    templateContentZh: '',
  });
  expect(of('EXPIRY')).toMatchObject({
    templateContent: edited.EXPIRY,
    templateTitleZh: 'Ours',
    templateContentZh: edited.EXPIRY,
  });
  expect(of('DEPOSIT').templateContentZh).toBe(CHINESE_TEXTS.DEPOSIT.sms);
  const { language } = await db.selectFrom('members').select('language').executeTakeFirstOrThrow();
  expect(language).toBeNull();
});
