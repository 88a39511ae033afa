// Changes of many boxes, one call a box, and which of them went through.
import { boxes as boxCalls } from '../../../contract/boxes/boxes.ts';
import type { StatusChange } from '../../../domain/boxes/boxChanges.ts';
import { call } from '../../dataProvider/call.ts';

/** What the dock can change: the two statuses and the accessible mark. */
export type Change = StatusChange | 'bottom';

/** The call behind each change. */
export const CHANGE_CALLS = {
  available: boxCalls.setAvailable,
  lock: boxCalls.setLocked,
  bottom: boxCalls.toggleBottom,
} as const;

/** How a batch ended: the boxes that were changed, and those that were not with the first reason. */
export interface BatchEnd {
  done: number[];
  failed: number[];
  reason: string | null;
}

const LANES = 4;

/** Changes the boxes, a few at a time; a refused box does not stop the others. */
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
