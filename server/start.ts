// Starts a server: database, initial data, port, jobs, synthetic network; stops it in reverse order.
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './createApp.ts';
import { openClock, type Clock } from './db/openClock.ts';
import type { Config } from './system/config.ts';
import { alone } from './db/alone.ts';
import type { Database, openDatabase } from './db/connect.ts';
import { openForServer } from './db/lease.ts';
import { unlimited } from './db/limits.ts';
import { migrate } from './db/migrate.ts';
import { seedBase } from './seed/base/seedBase.ts';
import { fillDemo, fillNewDemo, refuseOpenDemo } from './demo/demo.ts';
import { DEMO_PASSWORD, demoCourier, isDemo } from './demo/demoAccounts.ts';
import { openDemoPhones } from './demo/openDemoPhones.ts';
import { placeDemoFiles } from './demo/placeDemoFiles.ts';
import { makeFirstAdministrator } from './account/makeFirstAdministrator.ts';
import { agree, refuseLostDatabase } from './db/identity.ts';
import type { Services } from './http/context.ts';
import { openExports } from './exports/exportTurns.ts';
import { openThrottle } from './http/throttle.ts';
import { listen } from './listen.ts';
import type { Log } from './system/openLog.ts';
import { checkOutside } from './outside/anchorFile.ts';
import { openFileStore } from './outside/fileStore.ts';
import { startSimulator } from './outside/startSimulator.ts';
import { openTerminalLink } from './outside/openTerminalLink.ts';
import { openSecrets } from './system/secrets.ts';
import { providerKeys } from './demo/providerKeys.ts';
import { terminalKeys } from './terminals/terminalKeys.ts';
import { openLive } from './live/openLive.ts';
import { lockersWithTasks } from './terminals/terminalTasks.ts';
import { startSender } from './messages/startSender.ts';
import { startJobs } from './startJobs.ts';

/** The folder of the built client, which may not exist: next to the built server, or dist when run from sources. */
function screensFolder(): string {
  const inSource = extname(new URL(import.meta.url).pathname) === '.ts';
  return fileURLToPath(new URL(inSource ? '../dist/client' : '../client', import.meta.url));
}

/** A running server. */
export interface Started {
  url: string;
  /** How to sign in, for the operator. */
  signIn: string;
  /** Stops the server; see StopTimes. */
  stop(times?: StopTimes): Promise<void>;
}

/** Timing of a stop, in milliseconds. */
export interface StopTimes {
  /** How long requests are still served after /readyz reports the stop, so that load balancers notice. */
  readonly drainMs: number;
  /** Time for in-flight requests to finish after that. */
  readonly answersMs?: number;
}

const AT_ONCE: StopTimes = { drainMs: 0 };

/** Prepares the database for this server; returns the message on how to sign in. */
async function prepare(database: Database, config: Config, log: Log, now: number): Promise<string> {
  await agree(database, config, () => openSecrets(config));
  await migrate(database);
  await seedBase(database, now);
  await fillDemo(database, config, now, log);
  await refuseOpenDemo(database, config);
  const password = await makeFirstAdministrator(database, now);
  if (password) return `sign in as admin / ${password} (told only this once)`;
  return (await isDemo(database))
    ? `sign in as admin / ${DEMO_PASSWORD}`
    : 'sign in with your account';
}

/** State that a program restarting the server may keep between starts, as `npm run dev` does. */
export interface Lasting {
  openDatabase: typeof openDatabase;
  startSimulator: typeof startSimulator;
}

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

function buildApp(database: Database, { config, log, clock, stopping }: Parts): Services {
  const secrets = openSecrets(config);
  const { now, clockSkew } = clock;
  return {
    database,
    config,
    log,
    secrets,
    throttle: openThrottle({ database, secrets }),
    files: openFileStore(join(config.dataDir, 'files')),
    hub: openTerminalLink((lockerIds) => lockersWithTasks(database, lockerIds, now())),
    live: openLive({ database, config, log, now }),
    exports: openExports(database.engine),
    now,
    clockSkew,
    stopping,
  };
}

async function open(
  database: Database,
  config: Config,
  log: Log,
  lasting: Lasting,
): Promise<Started> {
  const clock = await openClock(database, log);
  const signIn = await unlimited(() =>
    alone(database, () => prepare(database, config, log, clock.now())),
  );
  const stopping = new AbortController();
  const parts = { config, log, clock, stopping: stopping.signal };
  const services = buildApp(database, parts);
  const demo = await isDemo(database);
  const keys = demo ? await terminalKeys(services) : '';
  const providers = demo ? await providerKeys(services) : '';
  if (demo) await placeDemoFiles(services);
  // Nothing may be awaited after this: once the port is open, the program may also be told to stop.
  // Whoever tries the demo looks at the address on top, not at the requests of the simulated terminals.
  const requestLevel = demo ? 'debug' : 'info';
  const app = createApp(services, { screens: screensFolder(), requestLevel });
  const listening = await listen(app, config);
  const stopJobs = startJobs(services);
  const phones = demo && config.simulator ? await openDemoPhones(services) : undefined;
  const stopSender = startSender(phones ? { ...services, phones: phones.receive } : services);
  const stopSimulator = phones
    ? lasting.startSimulator(
        {
          url: listening.local,
          keys,
          providers,
          phones: phones.file,
          courier: await demoCourier(database),
        },
        log,
      )
    : undefined;
  return {
    url: listening.url,
    signIn,
    stop: async ({ drainMs, answersMs } = AT_ONCE) => {
      stopping.abort();
      listening.drain();
      await sleep(drainMs);
      // Live streams and long polls reconnect at once, to a server that is ready.
      clock.stop();
      services.hub.end();
      services.live.end();
      await Promise.all([listening.close(answersMs), stopSimulator?.(), stopJobs(), stopSender()]);
      await database.close();
    },
  };
}

/** Starts a server. Throws ConfigError with a message for the operator if the settings are invalid. */
export async function start(
  config: Config,
  log: Log,
  lasting: Lasting = { openDatabase: openForServer, startSimulator },
): Promise<Started> {
  const { databaseUrl: url, dataDir, statementMs } = config;
  refuseLostDatabase(config);
  await checkOutside(config);
  await fillNewDemo(config, log);
  const database = await lasting.openDatabase(url ? { url, statementMs } : { dataDir });
  try {
    return await open(database, config, log, lasting);
  } catch (error) {
    await database.close();
    throw error;
  }
}
