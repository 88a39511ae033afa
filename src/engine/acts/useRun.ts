// The course of an act: asked about, under way, done with a word, or failed for some with their reasons.
import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../kinds/kind.ts';
import { runAct, type Failed } from './runAct.ts';
import { useActWords } from './words.ts';

export interface Run {
  readonly name: string;
  readonly rows: readonly AnyRow[];
  readonly phase: 'asking' | 'running' | 'failed';
  readonly failed: readonly Failed[];
}

/** The act that is being asked about or under way, and what moves it on. */
export function useRun(resource: Resource) {
  const [run, setRun] = useState<Run>();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useActWords(resource);

  const perform = useCallback(
    async (name: string, rows: readonly AnyRow[]) => {
      const act = resource.actions[name];
      if (act?.does !== 'act') return;
      setRun({ name, rows, phase: 'running', failed: [] });
      const failed = await runAct(act, rows);
      setRun(failed.length > 0 ? { name, rows, phase: 'failed', failed } : undefined);
      if (failed.length === 0) notify(words.done(name, rows), { type: 'success' });
      refresh();
    },
    [resource, notify, refresh, words],
  );

  const begin = useCallback(
    (name: string, rows: readonly AnyRow[]) => {
      const act = resource.actions[name];
      if (act?.does === 'act' && act.confirm) setRun({ name, rows, phase: 'asking', failed: [] });
      else void perform(name, rows);
    },
    [resource, perform],
  );

  const leave = useCallback(() => setRun(undefined), []);
  return { run, begin, perform, leave };
}
