// Two records of which only one may have a value: the database refuses the second, and its field is named.
import { Problem } from './problem.ts';

const UNIQUE_VIOLATION = '23505';

interface Violation {
  code: string;
  constraint: string;
}

const isViolation = (error: unknown): error is Violation =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  typeof error.constraint === 'string';

/**
 * Runs a save; a value that another record has already is refused with TAKEN at its field. A unique index is named
 * by its table and its field: `parcelCategoriesEx` is the field `ex` of `parcelCategories`.
 */
export async function refuseTaken<T>(table: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isViolation(error) || !error.constraint.startsWith(table)) throw error;
    const name = error.constraint.slice(table.length);
    throw new Problem('TAKEN', { field: name.charAt(0).toLowerCase() + name.slice(1) });
  }
}
