// The demo network: seeds an empty database, and guards against exposure.
import { ConfigError, isLoopback, type Config } from '../system/config.ts';
import type { Database } from '../db/connect.ts';
import { hasRow } from '../db/hasRow.ts';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sibling } from '../system/sibling.ts';
import { databaseFolder } from '../db/embedded.ts';
import { isDemo } from './demoAccounts.ts';
import type { Log } from '../system/openLog.ts';

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * Fills the database if it is empty; an embedded one must not be open. Ignores failures: the database is
 * unchanged then, and the server seeds it itself and reports the error.
 */
async function fillApart({ databaseUrl, dataDir }: Place): Promise<void> {
  const { url, execArgv } = sibling('fillDemo');
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  const child = fork(url, [], { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((over) => child.once('exit', over).once('error', over));
}

/** Whether the embedded database has no files yet. */
const isNew = (dataDir: string): boolean => !existsSync(databaseFolder(dataDir));

/** Logs the reason and duration, because startup blocks meanwhile. */
const saySeeding = (log: Log): void => log.info('Seeding demo data, about 30 s');

const isEmpty = async ({ db }: Database): Promise<boolean> =>
  !(await hasRow(db.selectFrom('staff')));

/** Seeds the embedded database before it is opened, if it has no files yet, unless DEMO=off. Takes some seconds. */
export async function fillNewDemo(config: Config, log: Log): Promise<void> {
  if (config.demo === 'off' || config.databaseUrl || !isNew(config.dataDir)) return;
  saySeeding(log);
  await fillApart(config);
}

/** Seeds an empty database with the demo network, unless DEMO=off. Takes some seconds. */
export async function fillDemo(
  database: Database,
  config: Config,
  now: number,
  log: Log,
): Promise<void> {
  if (config.demo === 'off' || !(await isEmpty(database))) return;
  saySeeding(log);
  if (database.engine === 'postgresql') await fillApart(config);
  if (!(await isEmpty(database))) return;
  // Loaded lazily: most starts do not need it.
  const { seedDemo } = await import('../seed/seedDemo.ts');
  await seedDemo(database, now);
}

/** Refuses to expose accounts with well-known passwords to other machines unless DEMO=on is set. */
export async function refuseOpenDemo(database: Database, config: Config): Promise<void> {
  if (config.demo === 'on' || isLoopback(config.host) || !(await isDemo(database))) return;
  throw new ConfigError(
    `HOST ${config.host} can be reached from other machines and this database holds demo data with known passwords. Use another database, or set DEMO=on if that is what you want.`,
  );
}
