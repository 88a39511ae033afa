// Changes several boxes with one request each and reports which requests succeeded.
import { boxes as boxCalls, type Box } from '../../../contract/boxes/boxes.ts';
import { STATUS_AFTER, type StatusChange } from '../../../domain/boxes/boxChanges.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';

/** What staff can change: the two statuses and the accessible flag. */
export type Change = StatusChange | 'bottom';

/** The request behind each change. */
export const CHANGE_CALLS = {
  available: boxCalls.setAvailable,
  lock: boxCalls.setLocked,
  bottom: boxCalls.toggleBottom,
} as const;

/** The result of a batch: the boxes changed, and those that were not, with the first reason. */
export interface BatchEnd {
  done: RecordId[];
  failed: RecordId[];
  reason: string | null;
}

const LANES = 4;

/** A box to change; `bottomFlag` is the target value of its accessible flag. */
export type BoxChange = Pick<Box, 'boxId'> & { bottomFlag?: boolean };

/** A change and the boxes it applies to. */
export interface Batch {
  readonly change: Change;
  readonly boxes: readonly BoxChange[];
}

/** The batch that changes these boxes. */
export const batchOf = (change: Change, boxes: readonly Box[]): Batch => ({
  change,
  boxes: boxes.map(({ boxId, bottomFlag }) =>
    change === 'bottom' ? { boxId, bottomFlag: !bottomFlag } : { boxId },
  ),
});

/**
 * The batch that takes a change of these boxes back, which are as they were before it. Undefined if nothing changed, or if
 * a flagged box was among them: its alert is resolved, and staff cannot raise it again.
 */
export function reverseOf(change: Change, before: readonly Box[]): Batch | undefined {
  if (change === 'bottom')
    return { change, boxes: before.map(({ boxId, bottomFlag }) => ({ boxId, bottomFlag })) };
  const changed = before.filter(({ status }) => status !== STATUS_AFTER[change]);
  const back = change === 'lock' ? 'available' : 'lock';
  if (changed.length === 0 || changed.some(({ status }) => status !== STATUS_AFTER[back]))
    return undefined;
  return batchOf(back, changed);
}

/** Changes the boxes, a few at a time; one refused box does not stop the others. */
export async function changeBoxes({ change, boxes }: Batch): Promise<BatchEnd> {
  const end: BatchEnd = { done: [], failed: [], reason: null };
  const left = [...boxes];
  const lane = async (): Promise<void> => {
    const next = left.shift();
    if (next === undefined) return;
    const { boxId } = next;
    try {
      await call(CHANGE_CALLS[change], next);
      end.done.push(boxId);
    } catch (error) {
      end.failed.push(boxId);
      end.reason ??= error instanceof Error ? error.message : String(error);
    }
    await lane();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return end;
}
