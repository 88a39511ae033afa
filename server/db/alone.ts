// One server at a time makes a database ready: two that begin on an empty one together would fill it twice.
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Any number that nothing else on this database locks. */
const READYING = 7_306_001;

/**
 * Does the work while no other server on this PostgreSQL does the same; one that comes later waits and then finds it
 * done. The embedded database has one process anyway. The lock belongs to a transaction, which a pooling proxy keeps on
 * one connection, and goes with it, however the server ends.
 */
export async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction().execute(async (held) => {
    // The work is done over other connections and may take long; this one is idle meanwhile.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(held);
    await sql`select pg_advisory_xact_lock(${READYING})`.execute(held);
    return work();
  });
}
