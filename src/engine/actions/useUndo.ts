// Undoes a completed action with its opposite, on the records as they are now.
import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useCanAccess } from '../useCanAccess.ts';
import { useFailure } from '../useFailure.ts';
import type { EndpointAction, Together } from './action.ts';
import { useActionMessages } from './useActionMessages.ts';
import { runAction } from './runAction.ts';
import { useRows } from './useRows.ts';

/**
 * Returns what a toast's "Undo" does after an action on these rows; undefined if the action has no opposite or the user may
 * not call it. Records that somebody else changed back meanwhile are left alone.
 */
export function useUndo(resource: Resource) {
  const notify = useNotify();
  const translate = useTranslate();
  const showError = useFailure();
  const queries = useQueryClient();
  const canAccess = useCanAccess();
  const messages = useActionMessages(resource);
  const read = useRows(resource);
  const undo = useEvent(
    async (name: string, opposite: EndpointAction<AnyRow>, rows: readonly AnyRow[]) => {
      try {
        const now = await read(rows.map(idOf));
        const hit = now.filter((row) => opposite.when?.(row) ?? true);
        const failed = await runAction(opposite, hit);
        const [first] = failed;
        if (first) {
          const label = messages.failed(name, hit, failed.length);
          const text = translate('engine.labelled', { label, text: first.why });
          notify(text, { type: 'error' });
        } else if (hit.length === 0) notify('engine.act.notUndone', { type: 'warning' });
        else notify(messages.done(name, hit), { type: 'success', about: messages.about(hit) });
      } catch (error) {
        showError(error);
      }
      await queries.invalidateQueries();
    },
  );
  const takeBack = useEvent(
    async (name: string, rows: readonly AnyRow[], { undo: back, values }: Together) => {
      try {
        await back?.();
        notify(messages.undone(name, rows, values), { type: 'success' });
      } catch (error) {
        showError(error);
      }
      await queries.invalidateQueries();
    },
  );
  return (name: string, rows: readonly AnyRow[], together?: Together): (() => void) | undefined => {
    if (together) return together.undo && (() => void takeBack(name, rows, together));
    const action = resource.actions[name];
    const back = action?.does === 'call' ? action.undo : undefined;
    const opposite = back === undefined ? undefined : resource.actions[back];
    if (back === undefined || opposite?.does !== 'call' || !canAccess(opposite.endpoint))
      return undefined;
    return () => void undo(back, opposite, rows);
  };
}
