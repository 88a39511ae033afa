// One server at a time makes a database ready: two that begin on an empty one together would fill it twice.
import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Any number that nothing else on this database locks. */
const READYING = 7_306_001;

/**
 * Does the work while no other server on this PostgreSQL does the same; one that comes later waits and then finds it
 * done. The embedded database has one process anyway. The lock goes with its connection, however the server ends.
 */
export async function alone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work();
  return database.db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${READYING})`.execute(held);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${READYING})`.execute(held);
    }
  });
}
