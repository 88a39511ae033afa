// The form's layout: the stored one and the drawn one.
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useEvent } from 'react-admin';
import { hasChanges } from '../../../../domain/layout/changes.ts';
import { beginHistory } from '../../../../domain/layout/history.ts';
import { fromBoxes } from '../../../../domain/layout/wire.ts';
import type { ReadBox } from '../lean.ts';
import { layoutStore } from './layoutStore.ts';
import type { Beginning } from '../useLockerForm.ts';

/** The drawn layout, separate from the form, which need not re-render on every stroke. */
export function useLayout({ boxes, draft }: Pick<Beginning, 'boxes' | 'draft'>) {
  const [read, setRead] = useState<readonly ReadBox[]>(draft?.boxes ?? boxes);
  const stored = useMemo(() => fromBoxes(read), [read]);
  const [drawn] = useState(() => layoutStore(draft?.layout ?? stored));
  /** Resets to other boxes. */
  const begin = useEvent((next: readonly ReadBox[]) => {
    setRead(next);
    drawn.set(beginHistory(fromBoxes(next)));
  });
  return { read, setRead, stored, drawn, begin };
}

export type DrawnLayout = ReturnType<typeof useLayout>;

/** Whether the drawn layout currently differs from the stored one. */
export const isDrawn = ({ stored, drawn }: DrawnLayout): boolean =>
  hasChanges(stored, drawn.get().present);

/** The same as state: re-renders when it changes. */
export const useDrawn = (layout: DrawnLayout): boolean =>
  useSyncExternalStore(layout.drawn.subscribe, () => isDrawn(layout));
