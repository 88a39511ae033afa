// Runs an action for every row, and collects which failed and why.
import { call } from '../../dataProvider/call.ts';
import { CallError, mayRetry } from '../../dataProvider/callError.ts';
import type { EndpointAction } from './action.ts';
import { timeRead } from '../form/timeRead.ts';
import type { AnyRow } from '../fields/fieldType.ts';

export interface Failed {
  readonly row: AnyRow;
  /** The error text for staff. */
  readonly why: string;
  /** A retry may succeed. */
  readonly again: boolean;
  /** The input was refused; another value may succeed. */
  readonly input: boolean;
}

/** Concurrent requests: enough to be quick without blocking the server for others. */
const AT_ONCE = 5;

async function ask(
  action: EndpointAction<AnyRow>,
  row: AnyRow,
  entered: AnyRow,
): Promise<Failed | undefined> {
  try {
    // Sent for the record as it was shown, so that a concurrent save is not overwritten.
    const options = { asRead: timeRead(row) };
    await call(action.endpoint, { ...(action.with(row) as object), ...entered }, options);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const input = error instanceof CallError && error.status === 400;
    return { row, why, again: mayRetry(error), input };
  }
}

/** Returns the failures of a bulk action, in the order of the rows. */
export async function runAction(
  action: EndpointAction<AnyRow>,
  rows: readonly AnyRow[],
  entered: AnyRow = {},
): Promise<readonly Failed[]> {
  if (rows.length === 0) return [];
  const now = await Promise.all(rows.slice(0, AT_ONCE).map((row) => ask(action, row, entered)));
  const rest = await runAction(action, rows.slice(AT_ONCE), entered);
  return [...now.filter((one) => one !== undefined), ...rest];
}
