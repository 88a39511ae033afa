// A server whose demo network ended at a moment of the test's own, with its clock standing there.
import type { Database } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';
import { closeDays } from '../../../server/reports/closeDays.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import type { DemoSize } from '../../../server/seed/network/size.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';

/** Long enough for subscriptions to be renewed and to end. */
const SEASON: DemoSize = { lockers: 3, members: 150, parcels: 900, days: 120 };

export interface OpenReports {
  readonly server: OpenServer;
  readonly token: string;
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens it; `demo`: with a network whose last day is today, else with nothing but what every network has. */
export async function openReports(now: number, { demo = true } = {}): Promise<OpenReports> {
  const database = await emptyDatabase();
  await migrate(database);
  await seedBase(database, now);
  if (demo) await seedDemo(database, now, SEASON);
  const server = await openServer({ database, now: () => now });
  await closeDays({ ...server, now: () => now });
  const may = ['REPORT_VIEW', 'REPORT_EXPORT', 'PERSONAL_VIEW'];
  const { token } = await signInWith(server, may, { now });
  return { server, database, token, close: () => server.close() };
}
