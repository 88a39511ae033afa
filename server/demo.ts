// The demo network: filled into an empty database, kept from strangers, and the keys of its terminals.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, isLoopback, type Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { fillApart, isNew } from './db/fillApart.ts';
import { isDemo } from './demoAccounts.ts';
import type { House } from './http/ask.ts';
import { newSecret } from './secrets.ts';

async function isEmpty({ db }: Database): Promise<boolean> {
  const any = await db.selectFrom('staff').select('userId').limit(1).executeTakeFirst();
  return any === undefined;
}

/** Fills the embedded database before it is opened, where it has no files yet, unless DEMO=off. Takes some seconds. */
export async function fillNewDemo(config: Config): Promise<void> {
  if (config.demo !== 'off' && !config.databaseUrl && isNew(config.dataDir))
    await fillApart(config);
}

/** Fills an empty database with the demo network, unless DEMO=off. Takes some seconds. */
export async function fillDemo(database: Database, config: Config, now: number): Promise<void> {
  if (config.demo === 'off' || !(await isEmpty(database))) return;
  if (database.kind === 'postgresql') await fillApart(config);
  if (!(await isEmpty(database))) return;
  // Read only now: most starts never need it.
  const { seedDemo } = await import('./db/seed/demo.ts');
  await seedDemo(database, now);
}

/** Refuses to be reached from other machines with accounts whose password everybody knows, unless DEMO=on is written. */
export async function refuseOpenDemo(database: Database, config: Config): Promise<void> {
  if (config.demo === 'on' || isLoopback(config.host) || !(await isDemo(database))) return;
  throw new ConfigError(
    `HOST ${config.host} can be reached from other machines and this database holds demo data with known passwords. Use another database, or set DEMO=on if that is what you want.`,
  );
}

/**
 * Gives every locker's terminal a new key and writes the keys where only their owner reads them. Lockers that the demo
 * has OFFLINE get a terminal too, but its key is told to nobody: they stay out of touch.
 */
async function giveKeys(
  { database, secrets, now }: Pick<House, 'database' | 'secrets' | 'now'>,
  file: string,
) {
  const lockers = await database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerSituation'])
    .where('deletedAt', 'is', null)
    .execute();
  const keys = lockers.map(({ lockerId }) => ({ lockerId, key: newSecret() }));
  const time = now();
  await database.db
    .insertInto('terminals')
    .values(
      keys.map(({ lockerId, key }) => ({
        lockerId,
        keyHmac: secrets.hmac('terminal', key),
        creationTime: time,
        lastUpdatedTime: time,
      })),
    )
    .onConflict((is) =>
      is.column('lockerId').doUpdateSet((row) => ({
        keyHmac: row.ref('excluded.keyHmac'),
        lastUpdatedTime: row.ref('excluded.lastUpdatedTime'),
      })),
    )
    .execute();
  const lost = new Set(
    lockers
      .filter(({ lockerSituation }) => lockerSituation === 'OFFLINE')
      .map(({ lockerId }) => lockerId),
  );
  const running = keys.filter(({ lockerId }) => !lost.has(lockerId));
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 });
}

/** The file with the keys of the demo's terminals, made when it is not there. */
export async function terminalKeys(
  house: Pick<House, 'database' | 'secrets' | 'now' | 'config'>,
): Promise<string> {
  const file = join(house.config.dataDir, 'demo-terminals.json');
  mkdirSync(house.config.dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) await giveKeys(house, file);
  return file;
}
