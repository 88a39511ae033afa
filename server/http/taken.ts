// What only the database can refuse in a save: a value that another record has already, a record that is not there.
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
  // Another table's reference: this record is removed while that one's rows still name it.
  if (!constraint.startsWith(`${table}_`)) return new Problem('RECORD_IN_USE');
  return badInput(constraint.slice(table.length + 1).replace(/_fkey$/, ''), 'unknown');
}

/**
 * Runs a save; a value that another record has already is refused with TAKEN at its field, one that names a record
 * which is not there with BAD_INPUT, and a removal that other records' references forbid with RECORD_IN_USE. A unique index is named by its table and its field: `parcelCategoriesEx`
 * is the field `ex` of `parcelCategories`.
 */
export async function refuseTaken<T>(table: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    throw (isViolation(error) && refusalOf(table, error)) || error;
  }
}
