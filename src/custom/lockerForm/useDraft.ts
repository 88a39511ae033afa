// Keeps the form and the drawing as a draft while the user pauses and when the page is left.
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { RecordForm } from '../../engine/form/useRecordForm.ts';
import { sameValue } from '../../engine/form/values.ts';
import { keepDraft, type Base, type Draft } from './draft.ts';
import { leanBoxes } from './lean.ts';
import type { Drawing } from './useDrawing.ts';

/** Idle time before a draft is saved, in milliseconds, so that it never interrupts drawing. */
const REST_MS = 600;

interface Parts {
  readonly form: RecordForm;
  /** The fields that differ from the base. */
  readonly entered: readonly string[];
  readonly drawing: Drawing;
  readonly base: Base;
  readonly draftAt: string;
  readonly first: Draft | undefined;
}

export function useDraft({ form, entered, drawing, base, draftAt, first }: Parts) {
  const [draft, setDraft] = useState(first);
  const values = useWatch({ control: form.control });
  const layout = drawing.history.present;

  const drop = useEvent(() => {
    localStorage.removeItem(draftAt);
    setDraft(undefined);
  });
  const keep = useEvent(() => {
    if (form.isSaved()) return;
    if (entered.length === 0 && !drawing.isDrawn) return drop();
    const now = Object.fromEntries(entered.map((name) => [name, values[name]]));
    const next = { values: now, layout, record: base.record, boxes: base.boxes };
    if (!sameValue(draft, { keptAt: draft?.keptAt, ...next })) setDraft(keepDraft(draftAt, next));
  });
  useEffect(() => {
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [values, layout, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  /**
   * The form is saved but the drawing is not, because boxes are in use: the drawing becomes a draft over the
   * locker as it is now, or as it was if it cannot be loaded.
   */
  const keepDrawing = useEvent(async (lockerId: RecordId) => {
    keepDraft(draftAt, { values: {}, layout, record: base.record, boxes: base.boxes });
    try {
      const locker = await call(lockers.one, { lockerId });
      const record = { ...locker, boxList: leanBoxes(locker.boxList) };
      keepDraft(draftAt, { values: {}, layout, record, boxes: locker.boxList });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  });
  return { draft, drop, keepDrawing };
}
