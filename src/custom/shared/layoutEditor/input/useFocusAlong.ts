// Keeps the focus on what is chosen, as long as it is in the grid.
import { useEffect, useRef, type RefObject } from 'react';
import type { CellPlace } from '../../../../../domain/layout/layout.ts';
import { placeKey } from '../places.ts';
import type { Editing } from '../useEditing.ts';
import { focusPlace, focusSoon } from './useGestures.ts';

const isLost = (now: Element | null) => now === null || now === document.body;

/** Whether the focus is on a cell of the grid, and on another one than this. */
function isElsewhere(grid: HTMLElement | null, chosen: CellPlace): boolean {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !grid?.contains(now)) return false;
  return now.dataset['head'] === undefined && now.dataset['cell'] !== placeKey(chosen);
}

/** The focus goes along with what is chosen; also when the button that had it is gone. */
export function useFocusAlong(
  grid: RefObject<HTMLDivElement | null>,
  chosen: CellPlace | null,
  editing: Editing,
): void {
  const inside = useRef(false);
  // After every drawing: the same place can be another button, and the one before is gone with the focus.
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
