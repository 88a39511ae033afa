// A separate process that locks one box after another and prints each number once committed.
import { openDatabase } from '../../../server/db/connect.ts';
import { appendEvent } from '../../../server/events/append.ts';

const database = await openDatabase({ dataDir: process.argv[2] });
process.stdout.write('open\n');
const boxes = await database.db
  .selectFrom('boxes')
  .select(['boxId', 'lockerId'])
  .where('status', '=', 'AVAILABLE')
  .execute();
for (const { boxId, lockerId } of boxes) {
  const now = Date.now();
  await database.transaction(async (trx) => {
    await trx
      .updateTable('boxes')
      .set({ status: 'LOCKED', lastUpdatedTime: now })
      .where('boxId', '=', boxId)
      .execute();
    await appendEvent(trx, {
      time: now,
      type: 'BOX_STATUS',
      subject: ['box', boxId],
      lockerId,
      boxId,
      byKind: 'SERVER',
      fromState: 'AVAILABLE',
      toState: 'LOCKED',
    });
  });
  process.stdout.write(`${boxId}\n`);
}
await database.close();
