// A value that another record has is refused alike everywhere: at its field, with the value and the record that has it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEEPS_REMOVED, UNIQUE_VALUES, type UniqueValue } from '../../../server/db/uniqueValues.ts';
import type { Database } from '../../../server/db/connect.ts';
import { refuseTaken } from '../../../server/http/taken.ts';
import type { Problem } from '../../../server/system/problem.ts';
import * as en from '../../../src/i18n/en/catalogue.ts';
import * as zh from '../../../src/i18n/zh/catalogue.ts';
import { demoDatabase } from '../../kit/databases/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await demoDatabase();
  const view = { filter: '{}', sort: null, sharedById: 1, creationTime: 1, lastUpdatedTime: 1 };
  await database.db
    .insertInto('sharedViews')
    .values(['Offline, north', 'Away'].map((name) => ({ ...view, list: '/api/v1/cases', name })))
    .execute();
});
afterAll(() => database.close());

/** Unique indexes of what nobody enters in a form, or that an error of their own speaks for. */
const OTHERS = `
  alertsStanding announcementsParcelNumber boxTypes_name_key boxesPlace collections_ordersId_key
  costReasons_reason_key legacyCabinets_id_number_key
  lockerVersionTasks_lockerVersionId_lockerId_key logRequestsWaiting membersNumber
  openTasksUnderWay parcelsBookNumber parcelsOneLivePerBox parcelsOneLivePerNumber
  paymentsOneSubscription providersKey rolesName seals_hashBefore_key seals_hash_key
  seals_lastId_key straysStanding templates_templateType_templateEvent_key terminals_keyHmac_key
`
  .trim()
  .split(/\s+/);

interface Row {
  readonly at: string;
  readonly value: string;
  readonly name: string;
}

/** Two records that are there. */
async function twoOf(table: string, { field, label }: UniqueValue): Promise<[Row, Row]> {
  const { rows } = await sql<Row>`
    select ctid::text as "at", ${sql.ref(field)}::text as "value", ${sql.ref(label)}::text as "name"
    from ${sql.table(table)}
    ${KEEPS_REMOVED.includes(table) ? sql`where "deletedAt" is null` : sql``}
    order by ${sql.ref(field)} desc limit 2`.execute(database.db);
  const [one, other] = rows;
  if (!one || !other) throw new Error(`The demo has no two rows of ${table}.`);
  return [one, other];
}

const tableOf = async (index: string) => {
  const { rows } = await sql<{ table: string }>`
    select tablename as "table" from pg_indexes where indexname = ${index}`.execute(database.db);
  return rows[0]!.table;
};

describe('A unique index', () => {
  it('is of a declared value, or is named here with those that are not entered', async () => {
    const { rows } = await sql<{ name: string }>`
      select "index".relname as "name" from pg_index
      join pg_class "index" on "index".oid = indexrelid
      join pg_namespace "schema" on "schema".oid = "index".relnamespace
      where indisunique and not indisprimary and nspname = 'public'`.execute(database.db);
    // The migrations' own tables aside.
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely'));
    expect(names.toSorted()).toEqual([...OTHERS, ...Object.keys(UNIQUE_VALUES)].toSorted());
  });

  it.each(Object.entries(UNIQUE_VALUES))(
    '%s refuses a value at its field, with the value and the record that has it',
    async (index, unique) => {
      const table = await tableOf(index);
      const [one, other] = await twoOf(table, unique);
      const save = refuseTaken(database, table, (trx) =>
        sql`update ${sql.table(table)} set ${sql.ref(unique.field)} = ${one.value}
          where ctid = ${other.at}::tid`.execute(trx),
      );
      const problem: Problem = await save.then(
        () => expect.unreachable(),
        (error: unknown) => error as Problem,
      );
      const { field, resource, title } = unique;
      const { value, name } = one;
      expect(problem.body).toEqual({
        statusCode: 409,
        code: 'TAKEN',
        field,
        values: { value, resource, name },
        message: `“${value}” is already used: ${title} ${name}. Choose another.`,
      });
    },
  );

  it.each([
    ['en', en],
    ['zh', zh],
  ] as const)('has a name for each resource (%s)', (_, { resources }) => {
    const names = resources as Readonly<Record<string, { readonly name?: string }>>;
    const nameless = Object.values(UNIQUE_VALUES).filter(({ resource }) => !names[resource]?.name);
    expect(nameless).toEqual([]);
  });
});
