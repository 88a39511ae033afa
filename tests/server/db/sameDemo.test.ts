// The demo network of tests is the same in every run: the same moment fills the same rows.
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { demoDatabase, emptyDatabase } from '../../kit/databases/testDatabase.ts';
import type { Database } from '../../../server/db/connect.ts';
import { MOMENT } from '../../kit/moment.ts';

/** Every table's rows, of staff without the passwords' salts. */
async function contents(database: Database) {
  const { staff: _, ...tables } = await fingerprint(database);
  const people = database.db.selectFrom('staff').select(['userId', 'username', 'roleId']);
  return { ...tables, people: await people.orderBy('userId').execute() };
}

it('has the same rows whenever it is seeded for the same moment', async () => {
  const [kept, made] = await Promise.all([demoDatabase(), emptyDatabase()]);
  onTestFinished(async () => {
    await Promise.all([kept.close(), made.close()]);
  });
  await migrate(made);
  await seedDemo(made, MOMENT, SMALL);
  expect(await contents(made)).toEqual(await contents(kept));
});
