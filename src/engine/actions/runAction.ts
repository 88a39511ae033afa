// Asks an act's endpoint for every row it hits, and keeps which of them failed and why.
import { call } from '../../dataProvider/call.ts';
import { CallError, mayRetry } from '../../dataProvider/callError.ts';
import type { EndpointAction } from './action.ts';
import { timeRead } from '../form/timeRead.ts';
import type { AnyRow } from '../fields/fieldType.ts';

export interface Failed {
  readonly row: AnyRow;
  /** The words that staff read. */
  readonly why: string;
  /** The same may succeed when it is done again. */
  readonly again: boolean;
  /** What was entered was refused; with something else it may succeed. */
  readonly input: boolean;
}

/** How many rows are asked about at once: enough to be quick, few enough to leave the server to others. */
const AT_ONCE = 5;

async function ask(
  action: EndpointAction<AnyRow>,
  row: AnyRow,
  entered: AnyRow,
): Promise<Failed | undefined> {
  try {
    // It is meant for the record as it was seen: what somebody else saved since is not overwritten.
    const options = { asRead: timeRead(row) };
    await call(action.endpoint, { ...(action.with(row) as object), ...entered }, options);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const input = error instanceof CallError && error.status === 400;
    return { row, why, again: mayRetry(error), input };
  }
}

/** Bulk acts say which of the N failed: gives those, in the order of the rows. */
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
