// Saves the form and the drawing as a draft on this device, and reports when it was saved.
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { Layout } from '../../../domain/layout/layout.ts';
import { hasChanges } from '../../../domain/layout/changes.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { PlannedField } from '../../engine/form/plan.ts';
import { changedFields, type Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Draft, DraftPlace } from './draft.ts';
import { leanBoxes, type ReadBox } from './lean.ts';
import type { LayoutStore } from './layout/layoutStore.ts';

/** Idle time before a draft is saved, in milliseconds, so that it never interrupts drawing. */
const REST_MS = 600;

interface Parts {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly PlannedField[];
  readonly baseline: Values;
  readonly layout: {
    readonly read: readonly ReadBox[];
    readonly stored: Layout;
    readonly drawn: LayoutStore;
  };
  readonly record: AnyRow;
  readonly place: DraftPlace;
  readonly draft: Draft | undefined;
}

/** Runs a function when the user is idle, and immediately when the page unmounts. */
function useRest(run: () => void) {
  const timer = useRef(0);
  const now = useEvent(() => {
    if (timer.current === 0) return;
    clearTimeout(timer.current);
    timer.current = 0;
    run();
  });
  useEffect(() => {
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [now]);
  return useEvent((wanted: boolean) => {
    clearTimeout(timer.current);
    timer.current = wanted ? window.setTimeout(now, REST_MS) : 0;
  });
}

export function useKeptDraft(parts: Parts) {
  const { form, fields, baseline, layout, record, place } = parts;
  const [keptAt, setKeptAt] = useState(parts.draft?.keptAt);
  const ended = useRef(false);
  const values = useWatch({ control: form.control });
  const first = useRef(values);

  const keep = useEvent(() => {
    const entered = form.getValues();
    const drawn = layout.drawn.get().present;
    const same = changedFields(fields, baseline, { ...entered, boxList: baseline['boxList'] });
    if (same.length === 0 && !hasChanges(layout.stored, drawn)) {
      place.drop();
      setKeptAt(undefined);
      return;
    }
    const now = Date.now();
    const whole = { keptAt: now, values: entered, layout: drawn, record, boxes: layout.read };
    setKeptAt(place.keep(whole) ? now : undefined);
  });
  const rest = useRest(keep);
  /** Something was entered or drawn. */
  const touched = useEvent(() => rest(!ended.current));
  useEffect(() => {
    if (values !== first.current) touched();
  }, [values, touched]);
  useEffect(() => layout.drawn.subscribe(touched), [layout.drawn, touched]);

  const drop = useEvent(() => {
    rest(false);
    place.drop();
    setKeptAt(undefined);
  });
  const end = useEvent(() => {
    ended.current = true;
    drop();
  });
  /**
   * The form is saved but the drawing is not, because boxes are in use: the drawing becomes a draft over the
   * locker as it is now. If the locker cannot be loaded, the draft stays unchanged.
   */
  const endDrawn = useEvent(async (lockerId: RecordId) => {
    ended.current = true;
    keep();
    rest(false);
    const drawn = layout.drawn.get().present;
    try {
      const locker = await call(lockers.one, { lockerId });
      const now = { ...locker, boxList: leanBoxes(locker.boxList) };
      const { boxList: boxes } = locker;
      place.keep({ keptAt: Date.now(), values: {}, layout: drawn, record: now, boxes });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  });
  return { keptAt, drop, end, endDrawn };
}
