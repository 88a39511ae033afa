// What a terminal says in many voices at once, over a database that really does many things at once.
import { expect, it } from 'vitest';
import { reportedAlert, terminals } from '../../../contract/terminals/terminals.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { keyOf } from '../../kit/servers/signInWith.ts';

const postgres = await forFile(startPostgres());
const database = await openDatabase({ url: postgres.url });
await migrate(database);
const server = await fileServer({ database });
const { lockerId } = await insertRow(database, 'lockers', {
  lockerName: 'Busy',
  lockerNumber: 'BUSY',
  creationTime: 1,
  lastUpdatedTime: 1,
});
const terminalKey = await keyOf(server, lockerId);

it('troubles reported at once are all taken: no report waits for another that waits for it', async () => {
  const said = await Promise.all(
    reportedAlert.options.map(async (alertType) => {
      const report = { key: `trouble ${alertType}`, alertType, ended: false, time: Date.now() };
      return server.ask(terminals.alert, report, { terminalKey });
    }),
  );
  expect(said.map(({ status }) => status)).toEqual(reportedAlert.options.map(() => 200));
});
