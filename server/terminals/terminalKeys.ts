// Terminal keys: created and revoked; those of the demo network are stored in a private file.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { demoSince, isDemo } from '../demo/demoAccounts.ts';
import { readKeys } from '../demo/readKeys.ts';
import type { Services } from '../http/context.ts';
import { newSecret } from '../system/secrets.ts';

type Place = Pick<Services, 'database' | 'secrets' | 'now' | 'config'>;

interface TerminalKey {
  lockerId: number;
  key: string;
}

/** The folder may be older than the database, or the server key another: then the file's keys are unknown. */
async function isKnown({ database, secrets }: Place, given: TerminalKey | undefined) {
  if (!given) return false;
  const terminal = await database.db
    .selectFrom('terminals')
    .select('lockerId')
    .where('keyHmac', '=', secrets.hmac('terminal', given.key))
    .executeTakeFirst();
  return terminal?.lockerId === given.lockerId;
}

const hasTerminals = ({ database }: Place) => hasRow(database.db.selectFrom('terminals'));

async function keep(
  db: Db,
  { secrets, now }: Pick<Place, 'secrets' | 'now'>,
  keys: readonly TerminalKey[],
) {
  const stamps = { creationTime: now(), lastUpdatedTime: now() };
  await db
    .insertInto('terminals')
    .values(
      keys.map(({ lockerId, key }) => ({
        lockerId,
        keyHmac: secrets.hmac('terminal', key),
        ...stamps,
      })),
    )
    .onConflict((is) =>
      is.column('lockerId').doUpdateSet((row) => ({
        keyHmac: row.ref('excluded.keyHmac'),
        lastUpdatedTime: row.ref('excluded.lastUpdatedTime'),
      })),
    )
    .execute();
}

/**
 * Gives every locker's terminal a new key. Lockers that are OFFLINE in the demo data get one as well, which is not
 * stored, so that they stay offline. Those that went silent later only lost their connection.
 */
async function giveKeys(place: Place, file: string): Promise<void> {
  const began = await demoSince(place.database);
  const lockers = await place.database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerSituation', 'situationTime'])
    .where('deletedAt', 'is', null)
    .execute();
  const keys = lockers.map(({ lockerId }) => ({ lockerId, key: newSecret() }));
  if (keys.length > 0) await keep(place.database.db, place, keys);
  const lost = new Set(
    lockers
      .filter((is) => is.lockerSituation === 'OFFLINE' && (is.situationTime ?? 0) <= began)
      .map(({ lockerId }) => lockerId),
  );
  const running = keys.filter(({ lockerId }) => !lost.has(lockerId));
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 });
}

const fileOf = (config: Place['config']): string => join(config.dataDir, 'demo-terminals.json');

/**
 * Creates a new key for a locker's terminal and revokes the previous one. The key is not stored in plain text:
 * it is only known from the response.
 */
export async function newTerminalKey(
  trx: Trx,
  place: Pick<Place, 'secrets' | 'now'>,
  lockerId: number,
): Promise<string> {
  const key = newSecret();
  await keep(trx, place, [{ lockerId, key }]);
  return key;
}

/** Written atomically: the network, which may be reading, sees the old file or the new one. */
function writeKeys(file: string, keys: readonly TerminalKey[]): void {
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Adds a new terminal to the demo network's key file, which the network polls; without a demo there is no file. */
export async function announceKey({ database, config }: Place, given: TerminalKey): Promise<void> {
  const file = fileOf(config);
  const keys = readKeys<TerminalKey>(file);
  if (keys.length === 0 || !(await isDemo(database))) return;
  writeKeys(file, [...keys, given]);
}

/** Removes a terminal whose key was revoked from the demo network: another terminal has replaced it. */
export function leaveNetwork({ config }: Pick<Place, 'config'>, lockerId: number): void {
  const file = fileOf(config);
  const keys = readKeys<TerminalKey>(file);
  const others = keys.filter((one) => one.lockerId !== lockerId);
  if (others.length < keys.length) writeKeys(file, others);
}

/**
 * The file with the keys of the demo's terminals, created again if the database does not know its keys. A server
 * that runs no network leaves the keys to the one that does.
 */
export async function terminalKeys(place: Place): Promise<string> {
  const { dataDir, simulator } = place.config;
  const file = fileOf(place.config);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (await isKnown(place, readKeys<TerminalKey>(file)[0])) return file;
  if (simulator || !(await hasTerminals(place))) await giveKeys(place, file);
  return file;
}
