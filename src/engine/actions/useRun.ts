// The course of an act: asked about, under way, done with a word, or failed for some with their reasons.
import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEvent, useNotify } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { runAction, type Failed } from './runAction.ts';
import { useActWords } from './messages.ts';

export interface RunNow {
  readonly name: string;
  readonly rows: readonly AnyRow[];
  readonly phase: 'asking' | 'running' | 'failed';
  readonly failed: readonly Failed[];
  /** What was entered in the act's dialog. */
  readonly entered?: AnyRow | undefined;
}

export interface Run {
  /** The act that is being asked about, under way, or failed for some. */
  readonly now: RunNow | undefined;
  /** Begins an act; asks first where it is declared so. */
  readonly begin: (name: string, rows: readonly AnyRow[]) => void;
  /** Does what was asked about, to all or again to those for which it may succeed. */
  readonly perform: (name: string, rows: readonly AnyRow[], entered?: AnyRow) => void;
  readonly leave: () => void;
}

/** Whether an act is asked about before it is done. */
export function asksFirst(resource: Resource, name: string): boolean {
  const action = resource.actions[name];
  return action?.does === 'call' && (action.confirm === true || action.asks !== undefined);
}

/** How long the dialog of an act waits for the records to be read anew, milliseconds. */
const READ_MAX = 5_000;

/** Reads what is shown anew, as a refresh does; ends when it is there, for the next act is done to it as it now is. */
async function readAnew(queries: QueryClient): Promise<void> {
  await Promise.race([
    queries.invalidateQueries(),
    new Promise((late) => setTimeout(late, READ_MAX)),
  ]);
}

/** `onDone` hears of what went well before anything is asked anew, and says whether the page is left for it. */
export function useRun(resource: Resource, onDone?: (name: string) => boolean): Run {
  const [now, setNow] = useState<RunNow>();
  const notify = useNotify();
  const queries = useQueryClient();
  const words = useActWords(resource);
  const { once } = useOnce();

  const ask = useEvent(async (name: string, rows: readonly AnyRow[], entered?: AnyRow) => {
    const action = resource.actions[name];
    if (action?.does !== 'call') return;
    setNow({ name, rows, phase: 'running', failed: [], entered });
    const failed = await runAction(action, rows, entered);
    if (failed.length > 0) {
      setNow({ name, rows, phase: 'failed', failed, entered });
      // Not waited for: it may be tried again at once.
      void readAnew(queries);
      return;
    }
    notify(words.done(name, rows), { type: 'success' });
    // A page that is left may be about a record that is gone: only what comes next asks.
    if (onDone?.(name) === true) void queries.invalidateQueries({ refetchType: 'none' });
    else await readAnew(queries);
    setNow(undefined);
  });
  /** Once at a time for the same rows; others can be acted on meanwhile. */
  const perform = useEvent((name: string, rows: readonly AnyRow[], entered?: AnyRow) => {
    void once(() => ask(name, rows, entered), [name, ...rows.map(idOf)].join(' '));
  });
  const begin = useEvent((name: string, rows: readonly AnyRow[]) => {
    if (asksFirst(resource, name)) setNow({ name, rows, phase: 'asking', failed: [] });
    else perform(name, rows);
  });
  const leave = useEvent(() => setNow(undefined));
  return { now, begin, perform, leave };
}
