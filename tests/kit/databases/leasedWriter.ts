// A minimal server: writes under a lease and prints each committed row.
import { openForServer } from '../../../server/db/lease.ts';
import { insertRow } from './rows.ts';

const [url, leaseMs] = process.argv.slice(2);
const database = await openForServer({ url }, Number(leaseMs));
for (let at = 0; ; at += 1) {
  const row = { settingKey: `WRITER_${at}`, settingValue: 'x', lastUpdatedTime: at };
  const taken = await insertRow(database, 'settings', row)
    .then(() => true)
    .catch(() => false);
  process.stdout.write(taken ? `${at}\n` : 'refused\n');
  await new Promise((resolve) => setTimeout(resolve, 20));
}
