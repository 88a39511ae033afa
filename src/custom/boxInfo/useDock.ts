// What happens when somebody acts on the chosen boxes: the checks, the calls, and what is said of them.
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes.ts';
import {
  checkBottomFlag,
  checkRemoteOpen,
  checkStatusChange,
  parcelsInside,
} from '../../../domain/boxChanges.ts';
import type { Selection } from '../parts/DoorGrid/selection.ts';
import { changeBoxes, type Change } from './changes.ts';
import { faultWords, type DockFault } from './faults.ts';
import { isOver, openBoxes, type Opening, type OpenRow } from './opening.ts';

interface DockParts {
  /** The chosen boxes. */
  boxes: readonly Box[];
  orders: readonly BoxOrder[];
  selection: Selection;
  /** No answer comes: nothing can be changed now. */
  offline: boolean;
  refresh: () => Promise<void>;
}

/** Boxes about to be opened: waiting for a yes because of parcels, or being opened. */
export type Unlocking =
  | { step: 'confirm'; boxes: readonly Box[] }
  | { step: 'open'; boxes: readonly Box[]; opening: Opening }
  | null;

export interface DockActs {
  /** Why an act is refused now; undefined when it may be done. */
  faultOf: (act: Change | 'remoteOpen') => DockFault | undefined;
  change: (change: Change) => Promise<void>;
  unlock: () => void;
  unlocking: Unlocking;
  /** Yes: the boxes are opened although parcels are inside. */
  confirmUnlock: () => void;
  /** Closes what is asked or shown; nothing more is asked about the boxes. */
  endUnlock: () => void;
  /** Changes are under way. */
  busy: boolean;
}

function useTell() {
  const notify = useNotify();
  const translate = useTranslate();
  return {
    refuse: (fault: DockFault) => {
      const { what, why } = faultWords(fault, translate);
      const text = fault.key === 'booked' ? `${what}. ${why}` : why;
      notify(text, { type: 'warning', messageArgs: { _: text } });
    },
    say: (key: string, values?: object) =>
      notify(key, { type: 'success', messageArgs: { ...values } }),
    fail: (key: string, values?: object) =>
      notify(key, { type: 'error', autoHideDuration: null, messageArgs: { ...values } }),
    warn: (key: string) => notify(key, { type: 'warning' }),
    comma: translate('boxes.comma'),
  };
}

/** The words at the end of a remote unlock: all opened, or some still on their way. */
function endWords(rows: readonly OpenRow[], comma: string): [string, object] | undefined {
  if (rows.every((row) => row.state === 'OPENED')) {
    return ['boxInfo.unlock.allOpened', { names: rows.map((row) => row.box.name).join(comma) }];
  }
  const waiting = rows.filter((row) => !isOver(row)).length;
  return waiting > 0 ? ['boxInfo.unlock.goesOn', { smart_count: waiting }] : undefined;
}

function useUnlock(tell: ReturnType<typeof useTell>, refresh: () => Promise<void>) {
  const [unlocking, setUnlocking] = useState<Unlocking>(null);
  const opening = useRef<Opening | null>(null);
  useEffect(() => () => opening.current?.stop(), []);
  const open = (boxes: readonly Box[]) => {
    opening.current = openBoxes(boxes);
    setUnlocking({ step: 'open', boxes, opening: opening.current });
  };
  const start = (boxes: readonly Box[]) => {
    if (parcelsInside(boxes).length > 0) setUnlocking({ step: 'confirm', boxes });
    else open(boxes);
  };
  const endUnlock = () => {
    setUnlocking(null);
    const words = opening.current && endWords(opening.current.rows(), tell.comma);
    opening.current?.stop();
    opening.current = null;
    if (!words) return;
    tell.say(...words);
    void refresh();
  };
  const confirmUnlock = () => {
    if (unlocking) open(unlocking.boxes);
  };
  return { unlocking, start, confirmUnlock, endUnlock };
}

function check(
  act: Change | 'remoteOpen',
  boxes: readonly Box[],
  orders: readonly BoxOrder[],
): DockFault | undefined {
  if (act === 'remoteOpen') return checkRemoteOpen(boxes);
  return act === 'bottom' ? checkBottomFlag(boxes) : checkStatusChange(boxes, orders);
}

/** The acts of the dock. Each is refused in words, never silently. */
export function useDock({ boxes, orders, selection, offline, refresh }: DockParts): DockActs {
  const tell = useTell();
  const { start, ...unlock } = useUnlock(tell, refresh);
  const [busy, setBusy] = useState(false);

  const faultOf = (act: Change | 'remoteOpen') => check(act, boxes, orders);
  const mayNot = (act: Change | 'remoteOpen'): boolean => {
    const fault = faultOf(act);
    if (fault) tell.refuse(fault);
    else if (offline) tell.warn(`boxInfo.dock.${act === 'remoteOpen' ? 'offline' : 'unchanged'}`);
    return Boolean(fault) || offline;
  };
  const change = async (what: Change) => {
    if (busy || mayNot(what)) return;
    setBusy(true);
    const { failed, reason } = await changeBoxes(
      what,
      boxes.map((box) => box.boxId),
    );
    setBusy(false);
    selection.choose(failed);
    if (failed.length === 0) tell.say('boxInfo.updated');
    else {
      const names = boxes.filter((box) => failed.includes(box.boxId)).map((box) => box.name);
      tell.fail('boxInfo.partly', {
        failed: failed.length,
        all: boxes.length,
        names: names.join(tell.comma),
        reason,
      });
    }
    await refresh();
  };
  return {
    ...unlock,
    faultOf,
    change,
    unlock: () => {
      if (!mayNot('remoteOpen')) start(boxes);
    },
    busy,
  };
}

/** The fault worth telling while boxes are chosen: the gravest of the acts that are shown. */
export function standingFault(
  acts: DockActs,
  shown: readonly (Change | 'remoteOpen')[],
): DockFault | undefined {
  for (const act of shown) {
    const fault = acts.faultOf(act);
    if (fault && fault.key !== 'selectBox') return fault;
  }
  return undefined;
}
