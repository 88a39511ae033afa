// A copy of the demo network that tells which rows a call changed, and forgets them.
import { sql, type ControlledTransaction, type Transaction } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { LEFT_OUT } from '../../kit/databases/fingerprint.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row before and after: null where there was or is none. */
export interface ChangedRow {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

const RECORDS = `create table "recorded" (
    "id" bigint generated always as identity, "table" text, "before" jsonb, "after" jsonb);
  create function "recordRow"() returns trigger language plpgsql as $$
    begin
      insert into "recorded" ("table", "before", "after") values (tg_argv[0],
        case when tg_op <> 'INSERT' then to_jsonb(old) end,
        case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`;

const triggerOn = (table: string) => sql`create trigger "recordedRow"
  after insert or update or delete on ${sql.table(table)}
  for each row execute function "recordRow"(${sql.lit(table)})`;

/** Sequences go on behind a transaction that is rolled back; returns what sets them to what they were. */
async function heldSequences({ db }: Database): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select "sequencename" as "name" from "pg_sequences" where "schemaname" = 'public'`.execute(db);
  const each = rows.map(
    ({ name }) =>
      sql`select ${name}::text as "name", "last_value", "is_called" from ${sql.table(name)}`,
  );
  const now = await sql`${sql.join(each, sql` union all `)}`.execute(db);
  return () =>
    sql`select setval(format('%I', "name")::regclass, "last_value", "is_called")
      from jsonb_to_recordset(${JSON.stringify(now.rows)})
      as "held" ("name" text, "last_value" bigint, "is_called" boolean)`.execute(db);
}

/** A transaction within the one that is undone; two at once take turns, as they share a connection. */
function turns(trx: ControlledTransaction<Tables>) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: (inner: Transaction<Tables>) => Promise<T>): Promise<T> => {
    const run = async (): Promise<T> => {
      const inner = await trx.savepoint('inner').execute();
      try {
        const result = await work(inner);
        await inner.releaseSavepoint('inner').execute();
        return result;
      } catch (error) {
        await inner.rollbackToSavepoint('inner').execute();
        throw error;
      }
    };
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The names of each table's key. */
async function keysOf({ db }: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; names: string[] }>`
    select "relname" as "table", array_agg("attname"::text) as "names" from pg_index
    join pg_class on pg_class.oid = "indrelid" and "relnamespace" = 'public'::regnamespace
    join pg_attribute on "attrelid" = "indrelid" and "attnum" = any("indkey")
    where "indisprimary" group by 1`.execute(db);
  return new Map(rows.map(({ table, names }) => [table, names]));
}

/** The database, its tables' keys, and what works on it with a way to take the changes until then, and undoes them. */
export async function recordedDatabase() {
  // Not the embedded one: its only session is the one that is undone.
  const { database: opened, close } = await postgresDatabase();
  const real = { ...opened, close };
  await sql.raw(RECORDS).execute(real.db);
  for (const { name } of await real.db.introspection.getTables())
    if (!LEFT_OUT.has(name) && name !== 'recorded') await triggerOn(name).execute(real.db);
  let held: ControlledTransaction<Tables> | undefined;
  let transaction: Database['transaction'] = real.transaction;
  const database: Database = {
    ...real,
    get db() {
      return held ?? real.db;
    },
    transaction: (work) => transaction(work),
  };
  const changes = async (): Promise<ChangedRow[]> => {
    const { rows } = await sql<ChangedRow & { id: number }>`
      delete from "recorded" returning *`.execute(database.db);
    return rows.toSorted((one, other) => one.id - other.id);
  };
  const undone = async <T>(work: () => Promise<T>): Promise<T> => {
    const resetSequences = await heldSequences(real);
    held = await real.db.startTransaction().execute();
    transaction = turns(held);
    try {
      return await work();
    } finally {
      await held.rollback().execute();
      held = undefined;
      transaction = real.transaction;
      await resetSequences();
    }
  };
  return { database, keys: await keysOf(real), changes, undone };
}
