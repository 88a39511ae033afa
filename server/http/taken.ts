// Maps constraint violations of the database to errors: values already in use, missing references.
import { badInput } from './badInput.ts';
import { Problem } from '../system/problem.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

interface Violation {
  code: string;
  constraint: string;
}

const isViolation = (error: unknown): error is Violation =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'constraint' in error &&
  typeof error.constraint === 'string';

function refusalOf(table: string, { code, constraint }: Violation): Problem | undefined {
  if (code === UNIQUE_VIOLATION && constraint.startsWith(table)) {
    const name = constraint.slice(table.length);
    return new Problem('TAKEN', { field: name.charAt(0).toLowerCase() + name.slice(1) });
  }
  if (code !== FOREIGN_KEY_VIOLATION) return undefined;
  // The constraint of another table: its rows still refer to the record being removed.
  if (!constraint.startsWith(`${table}_`)) return new Problem('RECORD_IN_USE');
  return badInput(constraint.slice(table.length + 1).replace(/_fkey$/, ''), 'unknown');
}

/**
 * Runs a save. Throws TAKEN at the field for a value already in use, BAD_INPUT for a reference to a missing record,
 * and RECORD_IN_USE for removing a record that others refer to. A unique index is named by table and field:
 * `parcelCategoriesEx` is the field `ex` of `parcelCategories`.
 */
export async function refuseTaken<T>(table: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    throw (isViolation(error) && refusalOf(table, error)) || error;
  }
}
