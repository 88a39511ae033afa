// Runs actions on the selected boxes: checks, requests and notifications.
import { useNotify, useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import {
  checkBottomFlag,
  checkRemoteOpen,
  checkStatusChange,
} from '../../../domain/boxes/boxChanges.ts';
import { useOnce } from '../../ui/useOnce.ts';
import type { Selection } from '../shared/DoorGrid/useSelected.ts';
import { needsReason, useUnlock } from '../shared/remoteUnlock/useUnlock.ts';
import { batchOf, changeBoxes, reverseOf, type Batch, type Change } from './changes.ts';
import { errorMessages, namesOf, type ActionError } from './errors.ts';

interface Parts {
  /** The selected boxes. */
  boxes: readonly Box[];
  orders: readonly BoxOrder[];
  selection: Selection;
  /** The server does not respond: nothing can be changed now. */
  offline: boolean;
  refresh: () => Promise<void>;
}

export type BoxActionsState = ReturnType<typeof useBoxActions>;

function useNotices() {
  const notify = useNotify();
  const translate = useTranslate();
  return {
    refuse: (error: ActionError) => {
      const { what, why } = errorMessages(error, translate);
      const text = error.key === 'booked' ? `${what}. ${why}` : why;
      notify(text, { type: 'warning' });
    },
    say: (key: string, boxes: readonly Box[], undo?: () => void) =>
      notify(key, { type: 'success', about: namesOf(boxes, translate), undo }),
    fail: (key: string, values?: object) =>
      notify(key, { type: 'error', autoHideDuration: null, messageArgs: { ...values } }),
    warn: (key: string) => notify(key, { type: 'warning' }),
    comma: translate('boxes.comma'),
  };
}

function check(
  action: Change | 'remoteOpen',
  boxes: readonly Box[],
  orders: readonly BoxOrder[],
): ActionError | undefined {
  if (action === 'remoteOpen') return checkRemoteOpen(boxes);
  return action === 'bottom' ? checkBottomFlag(boxes) : checkStatusChange(boxes, orders, action);
}

/** A refusal always has an explanation. */
export function useBoxActions({ boxes, orders, selection, offline, refresh }: Parts) {
  const notify = useNotices();
  const unlocking = useUnlock(refresh);
  const { busy, once } = useOnce();

  const errorOf = (action: Change | 'remoteOpen') => check(action, boxes, orders);
  const mayNot = (action: Change | 'remoteOpen'): boolean => {
    const error = errorOf(action);
    if (error) notify.refuse(error);
    else if (offline)
      notify.warn(action === 'remoteOpen' ? 'remoteUnlock.offline' : 'boxInfo.panel.unchanged');
    return Boolean(error) || offline;
  };
  /** Runs the batch and reports its result; a complete one can be undone by `back`. */
  const run = async (batch: Batch, of: readonly Box[], back?: Batch) => {
    const end = await once(() => changeBoxes(batch));
    if (!end) return;
    const { failed, reason } = end;
    selection.choose(failed);
    if (failed.length === 0) notify.say('boxInfo.updated', of, back && (() => void run(back, of)));
    else {
      const names = of.filter((box) => failed.includes(box.boxId)).map((box) => box.name);
      notify.fail('boxInfo.partly', {
        failed: failed.length,
        all: batch.boxes.length,
        names: names.join(notify.comma),
        reason,
      });
    }
    await refresh();
  };
  const change = async (what: Change) => {
    if (!mayNot(what)) await run(batchOf(what, boxes), boxes, reverseOf(what, boxes));
  };
  return {
    /** Why an action is refused now; undefined when it is allowed. */
    errorOf,
    change,
    unlock: (reason: string) => {
      if (mayNot('remoteOpen')) return;
      if (needsReason() && reason === '') notify.warn('remoteUnlock.reasonFirst');
      else unlocking.start(boxes, reason);
    },
    /** The dialog shown while boxes are opened. */
    unlocking,
    /** Changes are in progress. */
    busy,
  };
}
