// Runs an action for every row, and collects which failed and why.
import { call } from '../../dataProvider/call.ts';
import { CallError, mayRetry } from '../../dataProvider/callError.ts';
import type { EndpointAction, Together } from './action.ts';
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
  /** The refused input. */
  readonly field?: string | undefined;
}

/** Concurrent requests: enough to be quick without blocking the server for others. */
export const AT_ONCE = 5;

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
    const failure = error instanceof CallError ? error : undefined;
    const input = failure?.status === 400;
    return { row, why, again: mayRetry(error), input, field: failure?.field };
  }
}

/** What an action has done, and its failures in the order of the rows. */
interface Ran {
  readonly failed: readonly Failed[];
  readonly together?: Together;
}

/** Runs an action: one change for all rows if it is declared so, a call for each otherwise. */
export async function run(
  action: EndpointAction<AnyRow>,
  rows: readonly AnyRow[],
  entered?: AnyRow,
  onLeft?: (left: number) => void,
): Promise<Ran> {
  if (!action.together) return { failed: await runAction(action, rows, entered, onLeft) };
  try {
    return { failed: [], together: await action.together(rows, entered ?? {}) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // After somebody else's save it may succeed: the next try reads the record anew.
    const isStale = error instanceof CallError && error.code === 'STALE';
    const again = isStale || mayRetry(error);
    return { failed: rows.map((row) => ({ row, why, again, input: false })) };
  }
}

/** Returns the failures of a bulk action, in the order of the rows; `onLeft` learns how many rows are not done yet. */
export async function runAction(
  action: EndpointAction<AnyRow>,
  rows: readonly AnyRow[],
  entered: AnyRow = {},
  onLeft?: (left: number) => void,
): Promise<readonly Failed[]> {
  if (rows.length === 0) return [];
  onLeft?.(rows.length);
  const now = await Promise.all(rows.slice(0, AT_ONCE).map((row) => ask(action, row, entered)));
  const rest = await runAction(action, rows.slice(AT_ONCE), entered, onLeft);
  return [...now.filter((one) => one !== undefined), ...rest];
}
