// Changes several boxes with one request each and reports which requests succeeded.
import { boxes as boxCalls } from '../../../contract/boxes/boxes.ts';
import type { StatusChange } from '../../../domain/boxes/boxChanges.ts';
import { call } from '../../dataProvider/call.ts';

/** What the dock can change: the two statuses and the accessible flag. */
export type Change = StatusChange | 'bottom';

/** The request behind each change. */
export const CHANGE_CALLS = {
  available: boxCalls.setAvailable,
  lock: boxCalls.setLocked,
  bottom: boxCalls.toggleBottom,
} as const;

/** The result of a batch: the boxes changed, and those that were not, with the first reason. */
export interface BatchEnd {
  done: number[];
  failed: number[];
  reason: string | null;
}

const LANES = 4;

/** Changes the boxes, a few at a time; one refused box does not stop the others. */
export async function changeBoxes(change: Change, boxIds: readonly number[]): Promise<BatchEnd> {
  const end: BatchEnd = { done: [], failed: [], reason: null };
  const left = [...boxIds];
  const lane = async (): Promise<void> => {
    const boxId = left.shift();
    if (boxId === undefined) return;
    try {
      await call(CHANGE_CALLS[change], { boxId });
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
