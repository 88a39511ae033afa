// Tables that describe the installation rather than its data: its id, and the running servers.
import { randomUUID } from 'node:crypto';
import { type Generated, type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Db, Tables } from './tables.ts';

/** These tables are excluded from backups and restores, and exist before the first migration. */
type PlaceTables = {
  /** A single row. */
  installation: {
    only: Generated<boolean>;
    installationId: string;
    /** Whether a data folder was marked as this database's. */
    paired: Generated<boolean>;
    /** Fingerprint of the server key that hashes and encrypts the data; null until a server sets it. */
    keyFingerprint: string | null;
  };
  runningServers: {
    serverId: string;
    /** For display: its machine and process. */
    name: string;
    /** By the database's clock. */
    leaseUntil: Date;
  };
};

/** The query interface of these tables. */
export const ofPlace = (db: Db): Kysely<Tables & PlaceTables> => db.withTables<PlaceTables>();

/** Any number that no other lock on this database uses. */
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

/** Creates the tables and the row if missing. `folderId`: the installation the data folder is marked for. */
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

/** The row of this database. */
export const readInstallation = (db: Db) =>
  ofPlace(db)
    .selectFrom('installation')
    .select(['installationId', 'paired', 'keyFingerprint'])
    .executeTakeFirstOrThrow();

/** The fingerprint of the key the data is written with; undefined until a server sets it. */
export async function keyOfData(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('"installation"') is not null as there`.execute(db);
  const row = rows[0]?.there ? await readInstallation(db) : undefined;
  return row?.keyFingerprint ?? undefined;
}
