// Many servers append and seal at once: one of them seals, and every event is in one batch.
import { expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { secretsUnder } from '../../../server/system/secrets.ts';
import { appendEvent, type NewEvent } from '../../../server/events/append.ts';
import { sealEvents } from '../../../server/audit/sealEvents.ts';
import { BEGINNING, walkSeals } from '../../../server/audit/verifySeals.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';

const postgres = await forFile(startPostgres());
const url = await postgres.another('sealed');
const database = await forFile(openDatabase({ url }));
const other = await forFile(openDatabase({ url }));
await migrate(database);

const secrets = secretsUnder('a key of the tests, as long as it must be');

const happened = (time: number): NewEvent => ({ time, type: 'SIGNED_IN', subject: ['session', 1] });
const seal = (on: Database) => sealEvents({ database: on, now: () => 1, secrets });

it('of many servers one seals, and the chain has no fork', async () => {
  for (let time = 3; time < 30; time += 1)
    await Promise.all([
      database.transaction((trx) => appendEvent(trx, happened(time))),
      seal(database),
      other.transaction((trx) => appendEvent(trx, happened(time))),
      seal(other),
    ]);
  await seal(other);
  const walked = async () => {
    let found = await walkSeals(database.db, BEGINNING, { secrets });
    while (!found.done) found = await walkSeals(database.db, found, { secrets });
    return found;
  };
  expect(await walked()).toMatchObject({ done: true, broken: null });
  const { total } = await database.db
    .selectFrom('seals')
    .select((is) => is.fn.sum<number>('count').as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(54);
});
