// A server's lease on its PostgreSQL: servers without one send no statements, so a restore can begin.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import { DatabaseBusy, openDatabase, type Database, type DatabasePlace } from './connect.ts';
import { makeInstallation, ofPlace } from './installation.ts';
import type { Trx } from './tables.ts';

/** The database was, or is being, replaced; the message is for users. */
export class DatabaseReplaced extends Error {
  override name = 'DatabaseReplaced';
}

/** How long a killed server counts as running, milliseconds. */
const LEASE_MS = 30_000;
/** The share of a lease after which its server stops using it, so that all it sent arrives before the lease ends. */
const RELIED_ON = 5 / 6;
const RENEWALS = 6;

export interface Lease {
  /** Throws DatabaseBusy if the lease may have expired. */
  check(): void;
  /** Releases the lease. */
  release(): Promise<void>;
}

const until = (ms: number) =>
  sql<Date>`clock_timestamp() + ${ms}::float8 * interval '1 millisecond'`;

/** Whether a lock could not be acquired in the transaction's lock timeout; the pool wraps the error. */
export function waitedForLock(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '55P03';
}

/** A restore locks the installation row until its end; the row then shows whether it completed. */
async function register(trx: Trx, serverId: string, ms: number): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(trx);
  const db = ofPlace(trx);
  await db.selectFrom('installation').select('only').forShare().execute();
  await db
    .insertInto('runningServers')
    .values({ serverId, name: `${hostname()}, process ${process.pid}`, leaseUntil: until(ms) })
    .execute();
}

/** False if the row is gone: only a restore removes it. */
async function renew(trx: Trx, serverId: string, ms: number): Promise<boolean> {
  await sql`set local lock_timeout = '2s'`.execute(trx);
  const { numUpdatedRows } = await ofPlace(trx)
    .updateTable('runningServers')
    .set({ leaseUntil: until(ms) })
    .where('serverId', '=', serverId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Throws DatabaseReplaced while a restore is in progress. */
async function taken(database: Database, ms: number): Promise<string> {
  const serverId = randomUUID();
  await makeInstallation(database);
  try {
    await database.transaction((trx) => register(trx, serverId, ms));
  } catch (error) {
    if (!waitedForLock(error)) throw error;
    throw new DatabaseReplaced(
      'A backup is being restored into this database. Start the server again when that has ended.',
    );
  }
  return serverId;
}

function endProcess(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/**
 * Acquires a lease and renews it over its own connection until released.
 * @param lost is called once when a restore has replaced the database
 */
export async function takeLease(
  url: string,
  ms: number = LEASE_MS,
  lost: (error: DatabaseReplaced) => void = endProcess,
): Promise<Lease> {
  const database = await openDatabase({ url, connections: 1 });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const sure = (sent: number) => sent + ms * RELIED_ON;
  let sureUntil = sure(performance.now());
  const serverId = await taken(database, ms).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const lose = () => {
    over = true;
    sureUntil = -Infinity;
    lost(new DatabaseReplaced('A backup was restored into this database. Start the server again.'));
  };
  const round = async () => {
    const sent = performance.now();
    try {
      const held = await database.transaction((trx) => renew(trx, serverId, ms));
      if (over) return;
      if (!held) return lose();
      sureUntil = sure(sent);
    } catch {
      // The database is unavailable or a restore is in progress: retry; `check` throws once it is too late.
    }
    plan();
  };
  const plan = () => {
    if (over) return;
    timer = setTimeout(() => void round(), ms / RENEWALS);
    timer.unref();
  };
  plan();
  return {
    check: () => {
      if (performance.now() > sureUntil)
        throw new DatabaseBusy('The lease on the database has run out.');
    },
    release: async () => {
      over = true;
      clearTimeout(timer);
      await ofPlace(database.db)
        .deleteFrom('runningServers')
        .where('serverId', '=', serverId)
        .execute()
        .catch(() => {});
      await database.close();
    },
  };
}

/** Opens the database for a server that may write at any time, on PostgreSQL with a lease. Throws like openDatabase. */
export async function openForServer(place: DatabasePlace, ms?: number): Promise<Database> {
  if (!place.url) return openDatabase(place);
  const lease = await takeLease(place.url, ms);
  const database = await openDatabase({ ...place, mayAsk: lease.check });
  return {
    ...database,
    close: async () => {
      await database.close();
      await lease.release();
    },
  };
}
