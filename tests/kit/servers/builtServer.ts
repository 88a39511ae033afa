// Global setup of browser tests: the data folder of the demo network, which each server of the run starts from.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MOMENT } from '../moment.ts';
import { dropDataDir, FILLED_FOLDER, MOVED_CLOCK, startServerProcess } from './serverProcess.ts';

/** Seals the past of the network: otherwise each server would, for ten seconds of processor time. */
async function seal(dataDir: string): Promise<void> {
  const env = { DEMO: 'on', SIMULATOR: 'off', LOG_LEVEL: 'info' };
  const server = await startServerProcess({ dataDir, env });
  while (!server.output().includes('"sealed"')) await sleep(100);
  await server.end();
}

/** Seeds the demo network once, at the run's moment exactly; needs `npm run build`. */
export default async function builtServer() {
  if (!existsSync('dist/server/fillDemo.js')) throw new Error('Run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-'));
  const { DATABASE_URL: _, ...around } = process.env;
  const env = {
    ...around,
    DATA_DIR: dataDir,
    CLOCK_STOPPED_AT: String(MOMENT),
    NODE_OPTIONS: MOVED_CLOCK,
  };
  await promisify(execFile)(process.execPath, ['dist/server/fillDemo.js'], { env });
  await seal(dataDir);
  process.env[FILLED_FOLDER] = dataDir;
  return async () => {
    delete process.env[FILLED_FOLDER];
    await dropDataDir(dataDir);
  };
}
