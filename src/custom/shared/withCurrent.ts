// A save whose form has other fields than the record: the current record of a stale save as the form has it.
import { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

export async function withCurrent<T>(
  saved: Promise<T>,
  formOf: (current: AnyRow) => AnyRow,
): Promise<T> {
  try {
    return await saved;
  } catch (error) {
    if (!(error instanceof CallError) || !error.current) throw error;
    const { status, code, field, values, time, message } = error;
    const current = formOf(error.current);
    throw new CallError({ status, code, field, values, time, current }, message);
  }
}
