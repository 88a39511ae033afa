// Keeps the focus on the selected place while the focus is in the grid.
import { useEffect, useRef, type RefObject } from 'react';
import type { CellPlace } from '../../../../../domain/layout/layout.ts';
import { placeKey } from '../places.ts';
import type { Editing } from '../useEditing.ts';
import { focusPlace, focusSoon } from './useGestures.ts';

const isLost = (now: Element | null) => now === null || now === document.body;

/** Whether the focus is on a cell of the grid other than this one. */
function isElsewhere(grid: HTMLElement | null, chosen: CellPlace): boolean {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !grid?.contains(now)) return false;
  return now.dataset['head'] === undefined && now.dataset['cell'] !== placeKey(chosen);
}

/** Moves the focus with the selection, also when the focused button was removed. */
export function useFocusAlong(
  grid: RefObject<HTMLDivElement | null>,
  chosen: CellPlace | null,
  editing: Editing,
): void {
  const inside = useRef(false);
  // After every render: the same place can be another button, and the previous one took the focus with it.
  useEffect(() => {
    if (!chosen || !inside.current) return undefined;
    if (isLost(document.activeElement)) focusPlace(grid.current, chosen);
    if (!isElsewhere(grid.current, chosen)) return undefined;
    const go = () => {
      const now = editing.now().chosen;
      if (now && isElsewhere(grid.current, now)) focusPlace(grid.current, now);
    };
    return focusSoon(go);
  });
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && (grid.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [grid]);
}
