// Starts a server: database, first data, port, sweeps, synthetic network; and stops it in the other order.
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { alone } from './db/alone.ts';
import { openDatabase, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { seedBase } from './db/seed/base.ts';
import { fillDemo, fillNewDemo, refuseOpenDemo } from './demo.ts';
import { DEMO_PASSWORD, isDemo } from './demoAccounts.ts';
import { placeDemoFiles } from './demoFiles.ts';
import { makeFirstAdministrator } from './firstAdministrator.ts';
import type { House } from './http/ask.ts';
import { openThrottle } from './http/throttle.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { openFileStore } from './outside/fileStore.ts';
import { startSimulator } from './outside/simulator.ts';
import { openTerminalLink } from './outside/terminalLink.ts';
import { openSecrets } from './secrets.ts';
import { providerKeys } from './providerKeys.ts';
import { screensFolder } from './screens.ts';
import { terminalKeys } from './terminalKeys.ts';
import { openLive } from './work/live.ts';
import { lockersWithTasks } from './work/terminalTasks.ts';
import { startSender } from './work/sender.ts';
import { startSweeps } from './work/sweeps.ts';

/** A server that runs. */
export interface Started {
  url: string;
  /** How to sign in, for whoever started it. */
  signIn: string;
  stop(): Promise<void>;
}

/** Brings the database to where this server needs it; gives the sentence that says how to sign in. */
async function prepare(database: Database, config: Config): Promise<string> {
  const now = Date.now();
  await migrate(database);
  await seedBase(database, now);
  await fillDemo(database, config, now);
  await refuseOpenDemo(database, config);
  const password = await makeFirstAdministrator(database, now);
  if (password) return `sign in as admin / ${password} (told only this once)`;
  return (await isDemo(database))
    ? `sign in as admin / ${DEMO_PASSWORD}`
    : 'sign in with your account';
}

function buildHouse(database: Database, config: Config, log: Log): House {
  const secrets = openSecrets(config);
  const now = Date.now;
  return {
    database,
    config,
    log,
    secrets,
    throttle: openThrottle({ database, secrets }),
    files: openFileStore(join(config.dataDir, 'files')),
    hub: openTerminalLink((lockerIds) => lockersWithTasks(database, lockerIds, Date.now())),
    live: openLive({ database, config, log, now }),
    now,
  };
}

async function open(database: Database, config: Config, log: Log): Promise<Started> {
  const signIn = await alone(database, () => prepare(database, config));
  const house = buildHouse(database, config, log);
  const demo = await isDemo(database);
  const keys = demo ? await terminalKeys(house) : '';
  const providers = demo ? await providerKeys(house) : '';
  if (demo) await placeDemoFiles(house);
  // Nothing is waited for after this: who reaches the port may also tell the program to stop.
  const listening = await listen(createApp(house, screensFolder()), config);
  const stopSweeps = startSweeps(house);
  const stopSender = startSender(house);
  const simulated = demo && config.simulator;
  const stopSimulator = simulated
    ? startSimulator({ url: listening.local, keys, providers }, log)
    : undefined;
  return {
    url: listening.url,
    signIn,
    stop: async () => {
      house.hub.end();
      house.live.end();
      await Promise.all([listening.close(), stopSimulator?.(), stopSweeps(), stopSender()]);
      await database.close();
    },
  };
}

/** Starts a server. Throws ConfigError with a sentence for whoever started it when the settings do not allow it. */
export async function start(config: Config, log: Log): Promise<Started> {
  const { databaseUrl: url, dataDir } = config;
  await fillNewDemo(config);
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    return await open(database, config, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}
