// What belongs to the place, not to the data: which installation it is, and which servers run.
import { randomUUID } from 'node:crypto';
import { type Generated, type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** These tables are in no backup, no restore replaces them, and they are there before the first migration. */
type PlaceTables = {
  /** One row. */
  installation: {
    only: Generated<boolean>;
    installationId: string;
    /** Whether a data folder was marked as this database's. */
    paired: Generated<boolean>;
    /** Of the server key that the data is hashed and encrypted with; null until the next server says it. */
    keyFingerprint: string | null;
  };
  runningServers: {
    serverId: string;
    /** For people: its machine and process. */
    name: string;
    /** By the database's clock. */
    leaseUntil: Date;
  };
};

/** Asks of these tables. */
export const ofPlace = (db: Kysely<Tables>): Kysely<Tables & PlaceTables> =>
  db.withTables<PlaceTables>();

/** Any number that nothing else on this database locks. */
const MAKING = 7_306_002;

const STATEMENTS = [
  `create table if not exists "installation" (
    "only" boolean primary key default true check ("only"),
    "installationId" text not null,
    "paired" boolean not null default false,
    "keyFingerprint" text)`,
  `create table if not exists "runningServers" (
    "serverId" text primary key,
    "name" text not null,
    "leaseUntil" timestamptz not null)`,
];

/** Makes the tables and the row if they are missing. `folderId`: the installation that the data folder is marked for. */
export async function makeInstallation(database: Database, folderId?: string): Promise<void> {
  await database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MAKING})`.execute(trx);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx);
    await ofPlace(trx)
      .insertInto('installation')
      .values({ installationId: folderId ?? randomUUID(), paired: folderId !== undefined })
      .onConflict((is) => is.column('only').doNothing())
      .execute();
  });
}

/** The database's own row. */
export const readInstallation = (db: Kysely<Tables>) =>
  ofPlace(db)
    .selectFrom('installation')
    .select(['installationId', 'paired', 'keyFingerprint'])
    .executeTakeFirstOrThrow();

/** The fingerprint of the key that the data is written with; undefined where no server has said it yet. */
export async function keyOfData(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('"installation"') is not null as there`.execute(db);
  const row = rows[0]?.there ? await readInstallation(db) : undefined;
  return row?.keyFingerprint ?? undefined;
}
