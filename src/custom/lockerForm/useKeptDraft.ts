// Keeps what is entered and drawn on this device while somebody works, and tells since when it is kept.
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Box } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { Layout } from '../../../domain/layout/layout.ts';
import { hasChanges } from '../../../domain/layout/changes.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { PlannedField } from '../../engine/form/plan.ts';
import { changedFields, type Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Draft, DraftPlace } from './draft.ts';
import { leanBoxes } from './lean.ts';
import type { LayoutStore } from './layout/layoutStore.ts';

/** How long somebody rests before it is kept, in milliseconds: never while they draw. */
const REST_MS = 600;

interface Parts {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly PlannedField[];
  readonly baseline: Values;
  readonly layout: {
    readonly read: readonly Box[];
    readonly stored: Layout;
    readonly drawn: LayoutStore;
  };
  readonly record: AnyRow;
  readonly place: DraftPlace;
  readonly draft: Draft | undefined;
}

/** Runs something when somebody rests; at once when the page goes. */
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
   * What was entered is saved, what was drawn is not, as boxes are in use: the drawing is kept over the locker as it is
   * now. Where that cannot be read the draft stays as it was.
   */
  const endDrawn = useEvent(async (lockerId: number) => {
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
