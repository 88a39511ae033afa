// Lets one server at a time initialize a database: two starting on an empty one would both fill it.
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Any number that no other lock on this database uses. */
const READYING = 7_306_001;

/**
 * Runs the work while no other server on this PostgreSQL does the same; a later one waits and then finds it done.
 * The embedded database has a single process anyway. The lock belongs to a transaction, which a pooling proxy keeps on
 * one connection, and is released however the server ends.
 */
export async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return work();
  return database.db.transaction().execute(async (held) => {
    // The work uses other connections and may take long while this one is idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(held);
    await sql`select pg_advisory_xact_lock(${READYING})`.execute(held);
    return work();
  });
}
