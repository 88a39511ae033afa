// The form's layout: the stored one, and the drawn one with undo and redo.
import { useMemo, useState } from 'react';
import { hasChanges } from '../../../domain/layout/changes.ts';
import { beginHistory } from '../../../domain/layout/history.ts';
import { fromBoxes } from '../../../domain/layout/wire.ts';
import type { Base, Draft } from './draft.ts';

export type Drawing = ReturnType<typeof useDrawing>;

export function useDrawing({ boxes }: Base, draft: Draft | undefined) {
  const stored = useMemo(() => fromBoxes(boxes), [boxes]);
  const [history, setHistory] = useState(() => beginHistory(draft?.layout ?? stored));
  const isDrawn = useMemo(() => hasChanges(stored, history.present), [stored, history]);
  return { stored, history, setHistory, isDrawn };
}
