// Global setup of browser tests: the data folder of the demo network, which each server of the run starts from.
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { WHOLE, type DemoSize } from '../../../server/seed/network/size.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { MOMENT } from '../moment.ts';
import { dropDataDir, FILLED_FOLDER, startServerProcess } from './serverProcess.ts';

/** All lockers and customers, and the parcels of some weeks: a year of them takes a minute to fill in. */
const SIZE: DemoSize = { ...WHOLE, parcels: 4_000, days: 45 };

/** Seals the past of the network: otherwise each server would, for ten seconds of processor time. */
async function seal(dataDir: string): Promise<void> {
  const env = { DEMO: 'on', SIMULATOR: 'off', LOG_LEVEL: 'info' };
  const server = await startServerProcess({ dataDir, env });
  while (!server.output().includes('"sealed"')) await sleep(100);
  await server.end();
}

/** Seeds the demo network once, at the run's moment exactly; needs `npm run build`. */
export default async function builtServer() {
  if (!existsSync('dist/server/main.js')) throw new Error('Run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await seedDemo(database, MOMENT, SIZE);
  await database.close();
  await seal(dataDir);
  process.env[FILLED_FOLDER] = dataDir;
  return async () => {
    delete process.env[FILLED_FOLDER];
    await dropDataDir(dataDir);
  };
}
