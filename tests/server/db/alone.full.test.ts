// Two servers that begin on one empty PostgreSQL at the same time.
import { expect, test } from 'vitest';
import { alone } from '../../../server/db/alone.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedDemo } from '../../../server/seed/demo.ts';
import { SMALL } from '../../../server/seed/network/size.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';
import { MOMENT } from '../../kit/moment.ts';

/** What a server does first; gives whether it was the one that filled the database. */
const makeReady = (database: Database) =>
  alone(database, async () => {
    await migrate(database);
    const staff = await database.db.selectFrom('staff').select('userId').execute();
    if (staff.length === 0) await seedDemo(database, MOMENT, SMALL);
    return staff.length === 0;
  });

test('one of them fills it, the other waits and finds it filled', async () => {
  const postgres = await startPostgres();
  const servers = await Promise.all([1, 2].map(() => openDatabase({ url: postgres.url })));
  try {
    const filled = await Promise.all(servers.map(makeReady));
    expect(filled.filter(Boolean)).toHaveLength(1);
  } finally {
    await Promise.all(servers.map((database) => database.close()));
    await postgres.stop();
  }
});
