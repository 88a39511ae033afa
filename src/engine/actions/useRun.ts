// State of an action: confirming, running, done, or failed for some rows with reasons.
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEvent, useNotify } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { asksFirst } from './asks.ts';
import { useKept } from '../form/useKept.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { refusalOf } from './offered.ts';
import { run, type Failed } from './runAction.ts';
import { useActionMessages } from './useActionMessages.ts';
import { useRunUrl } from './useRunUrl.ts';
import { useUndo } from './useUndo.ts';

export interface RunNow {
  readonly name: string;
  readonly rows: readonly AnyRow[];
  readonly phase: 'asking' | 'running' | 'failed';
  readonly failed: readonly Failed[];
  /** Rows that are not done yet, of several that are running. */
  readonly left?: number;
  /** Values entered in the action's dialog. */
  readonly entered?: AnyRow | undefined;
  /** Selected rows that do not take the action, and why. */
  readonly leftOut?: { readonly count: number; readonly why: string | undefined } | undefined;
}

export interface Run {
  /** The action being confirmed, running, or failed for some rows. */
  readonly now: RunNow | undefined;
  /** Starts an action, after confirmation if declared so. */
  readonly begin: (name: string, rows: readonly AnyRow[]) => void;
  /** Runs the confirmed action, for all rows or again for those that may succeed. */
  readonly perform: (name: string, rows: readonly AnyRow[], entered?: AnyRow) => void;
  readonly leave: () => void;
  /** Records that are no more. */
  readonly removed: ReadonlySet<RecordId>;
}

/** The name under which a form's dialog comes back with its rows as they were read. */
export const keptName = ({ name }: Resource): string => `action of ${name}`;

/** How long an action's dialog waits for the refetch, in milliseconds. */
const READ_MAX = 5_000;

/** Refetches what is shown and resolves afterwards, so that the next action applies to the current state. */
async function readAnew(queries: QueryClient): Promise<void> {
  await Promise.race([
    queries.invalidateQueries(),
    new Promise((late) => setTimeout(late, READ_MAX)),
  ]);
}

/** `onDone` is called after success, before the refetch; it returns whether the page is left. */
export function useRun(resource: Resource, onDone?: (name: string) => boolean): Run {
  const kept = useKept<RunNow>(keptName(resource));
  const [now, setNow] = useState<RunNow | undefined>(kept);
  const [removed, setRemoved] = useState<ReadonlySet<RecordId>>(new Set());
  const notify = useNotify();
  const queries = useQueryClient();
  const messages = useActionMessages(resource);
  const undoOf = useUndo(resource);
  const { once } = useOnce();

  const ask = useEvent(async (name: string, rows: readonly AnyRow[], entered?: AnyRow) => {
    const action = resource.actions[name];
    if (action?.does !== 'call') return;
    setNow({ name, rows, phase: 'running', failed: [], entered });
    const { failed, together } = await run(action, rows, entered, (left) =>
      setNow({ name, rows, phase: 'running', failed: [], entered, left }),
    );
    if (name === 'remove') {
      const done = rows.filter((row) => failed.every((one) => one.row !== row));
      setRemoved((before) => new Set([...before, ...done.map(idOf)]));
    }
    if (failed.length > 0) {
      setNow({ name, rows, phase: 'failed', failed, entered });
      // Not awaited: it can be retried at once.
      void readAnew(queries);
      return;
    }
    // Do not refetch on a page that is left: its record may be gone.
    if (onDone?.(name) === true) void queries.invalidateQueries({ refetchType: 'none' });
    else await readAnew(queries);
    leave();
    // Not beside the open dialog, which would take the focus back from "Undo".
    notify(messages.done(name, rows, together?.values), {
      type: 'success',
      about: messages.about(rows),
      undo: undoOf(name, rows, together),
    });
  });
  /** Runs once at a time for the same rows; others can be acted on meanwhile. */
  const perform = useEvent((name: string, rows: readonly AnyRow[], entered?: AnyRow) => {
    void once(() => ask(name, rows, entered), [name, ...rows.map(idOf)].join(' '));
  });
  const begin = useEvent((name: string, all: readonly AnyRow[]) => {
    const suitable = all.filter((row) => resource.actions[name]?.when?.(row) ?? true);
    const rows = suitable.filter((row) => refusalOf(resource, name, row) === undefined);
    const why = messages.refusal(name, suitable);
    // Pressed although disabled: the reason, for keyboards and touch screens, which show no tooltip.
    if (why && rows.length === 0) return notify(why, { type: 'warning' });
    if (!asksFirst(resource, name)) return perform(name, rows);
    const count = all.length - rows.length;
    const leftOut = count > 0 ? { count, why } : undefined;
    return url.open({ name, rows, phase: 'asking', failed: [], leftOut });
  });
  const url = useRunUrl(resource, now, setNow);
  const leave = useEvent(() => {
    setNow(undefined);
    url.close();
  });
  return { now, begin, perform, leave, removed };
}
