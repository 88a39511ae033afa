// The demo network: filled into an empty database, and kept from strangers.
import { ConfigError, isLoopback, type Config } from '../system/config.ts';
import type { Database } from '../db/connect.ts';
import { fillApart, isNew } from '../seed/fillApart.ts';
import { isDemo } from './demoAccounts.ts';
import type { Log } from '../system/log.ts';

/** Nothing else happens meanwhile: whoever waits is told why, and for how long. */
const saySeeding = (log: Log): void => log.info('Seeding demo data, about 30 s');

async function isEmpty({ db }: Database): Promise<boolean> {
  const any = await db.selectFrom('staff').select('userId').limit(1).executeTakeFirst();
  return any === undefined;
}

/** Fills the embedded database before it is opened, where it has no files yet, unless DEMO=off. Takes some seconds. */
export async function fillNewDemo(config: Config, log: Log): Promise<void> {
  if (config.demo === 'off' || config.databaseUrl || !isNew(config.dataDir)) return;
  saySeeding(log);
  await fillApart(config);
}

/** Fills an empty database with the demo network, unless DEMO=off. Takes some seconds. */
export async function fillDemo(
  database: Database,
  config: Config,
  now: number,
  log: Log,
): Promise<void> {
  if (config.demo === 'off' || !(await isEmpty(database))) return;
  saySeeding(log);
  if (database.kind === 'postgresql') await fillApart(config);
  if (!(await isEmpty(database))) return;
  // Read only now: most starts never need it.
  const { seedDemo } = await import('../seed/demo.ts');
  await seedDemo(database, now);
}

/** Refuses to be reached from other machines with accounts whose password everybody knows, unless DEMO=on is written. */
export async function refuseOpenDemo(database: Database, config: Config): Promise<void> {
  if (config.demo === 'on' || isLoopback(config.host) || !(await isDemo(database))) return;
  throw new ConfigError(
    `HOST ${config.host} can be reached from other machines and this database holds demo data with known passwords. Use another database, or set DEMO=on if that is what you want.`,
  );
}
