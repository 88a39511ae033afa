// Why the layout step cannot be saved now, for both its button and its keyboard shortcut.
import type { Layout } from '../../../domain/layout/layout.ts';
import { hasChanges } from '../../../domain/layout/changes.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import type { LockerFormState } from './useLockerForm.ts';

interface Off {
  /** The message: a key of the page, with a count. */
  readonly word: 'lockerForm.errorsFirst' | 'lockerForm.nothingChanged' | 'engine.form.saving';
  readonly smart_count: number;
}

/** Undefined where the layout and the form can be saved. */
export function saveOff(state: LockerFormState, present: Layout): Off | undefined {
  const { layout, layoutHeld, isNew, phase, isEntered } = state;
  if (phase !== 'entering') return { word: 'engine.form.saving', smart_count: 0 };
  const count = layoutHeld ? 0 : errorsIn(present).length;
  if (count > 0) return { word: 'lockerForm.errorsFirst', smart_count: count };
  if (isNew || isEntered()) return undefined;
  if (!layoutHeld && hasChanges(layout.stored, present)) return undefined;
  return { word: 'lockerForm.nothingChanged', smart_count: 0 };
}
