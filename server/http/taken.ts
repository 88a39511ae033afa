// Maps constraint violations of the database to errors: values that another record has, missing references.
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Trx } from '../db/tables.ts';
import { KEEPS_REMOVED, uniqueValueOf, type UniqueValue } from '../db/uniqueValues.ts';
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

interface Violation {
  code: string;
  constraint: string;
  detail?: string;
}

const isViolation = (error: unknown): error is Violation =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'constraint' in error &&
  typeof error.constraint === 'string';

/** TAKEN at the field: names the value and the record that has it. */
export const taken = (
  { field, resource, title }: Omit<UniqueValue, 'label'>,
  value: string,
  name: string,
): Problem =>
  new Problem('TAKEN', { field, values: { value, resource, name }, spoken: { resource: title } });

/** The value in a violation, of the last column: `Key (list, lower(name))=(/lockers, ports) already exists.` */
function valueIn({ detail = '' }: Violation): string {
  const [, keys = '', values = ''] = /\((.*)\)=\((.*)\)/s.exec(detail) ?? [];
  return keys.includes(', ') ? values.slice(values.indexOf(', ') + 2) : values;
}

interface Other {
  readonly value: string;
  readonly name: string;
}

/** The record that has the value; it may have been removed since. */
async function readOther(
  { db }: Pick<Database, 'db'>,
  table: string,
  { field, label }: UniqueValue,
  value: string,
): Promise<Other> {
  const { rows } = await sql<Other>`
    select ${sql.ref(field)}::text as "value", ${sql.ref(label)}::text as "name" from ${sql.table(table)}
    where lower(${sql.ref(field)}::text) = lower(${value})
    ${KEEPS_REMOVED.includes(table) ? sql`and "deletedAt" is null` : sql``}
    limit 1`.execute(db);
  return rows[0] ?? { value, name: value };
}

async function refusalOf(
  database: Pick<Database, 'db'>,
  table: string,
  violation: Violation,
): Promise<Problem | undefined> {
  const { code, constraint } = violation;
  if (code === UNIQUE_VIOLATION) {
    const unique = uniqueValueOf(table, constraint);
    if (!unique) return undefined;
    const { value, name } = await readOther(database, table, unique, valueIn(violation));
    return taken(unique, value, name);
  }
  if (code !== FOREIGN_KEY_VIOLATION) return undefined;
  // The constraint of another table: its rows still refer to the record being removed.
  if (!constraint.startsWith(`${table}_`)) return new Problem('RECORD_IN_USE');
  return badInput(constraint.slice(table.length + 1).replace(/_fkey$/, ''), 'unknown');
}

/**
 * Runs a save in a transaction. Throws TAKEN at the field for a value that another record has, BAD_INPUT for a reference
 * to a missing record, and RECORD_IN_USE for removing a record that others refer to.
 */
export async function refuseTaken<T>(
  database: Pick<Database, 'db' | 'transaction'>,
  table: string,
  save: (trx: Trx) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(save);
  } catch (error) {
    throw (isViolation(error) && (await refusalOf(database, table, error))) || error;
  }
}
