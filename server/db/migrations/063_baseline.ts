// The schema as migrations 1 to 63 left it, by subject. Never changed: what comes later is a migration of its own.
import { type Migration, sql } from 'kysely';
import { folding } from './baseline/folding.ts';
import { lockers } from './baseline/lockers.ts';
import { messages } from './baseline/messages.ts';
import { operations } from './baseline/operations.ts';
import { parcelCounts } from './baseline/parcelCounts.ts';
import { parcels } from './baseline/parcels.ts';
import { people } from './baseline/people.ts';
import { reports } from './baseline/reports.ts';
import { terminals } from './baseline/terminals.ts';

/** Each after those that it refers to. */
const subjects = [lockers, people, parcels, parcelCounts, operations, terminals, messages, reports];

export const baseline: Migration = {
  up: async (db) => {
    const { rows } = await sql<{ known: boolean }>`select lower('Σ') = 'σ' as "known"`.execute(db);
    await sql.raw(folding(rows[0]?.known === true)).execute(db);
    for (const subject of subjects) await sql.raw(subject).execute(db);
  },
};
