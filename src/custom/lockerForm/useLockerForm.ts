// The state of the locker form: input and drawing, draft, validation, and one save request.
import { useMemo, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { beginHistory } from '../../../domain/layout/history.ts';
import { fromBoxes, toBoxes } from '../../../domain/layout/wire.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { firstMix, Stale } from '../../engine/form/stale/stale.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Base, Draft } from './draft.ts';
import { leanBoxes, type ReadBox } from './lean.ts';
import { lockerResolver } from './lockerResolver.ts';
import { planLocker } from './planLocker.tsx';
import { useDraft } from './useDraft.ts';
import { useDrawing } from './useDrawing.ts';
import { useNameCheck, useTypedName } from './useNameCheck.ts';
import { useSend } from './useSend.ts';

export interface Beginning extends Base {
  /** Of the locker being changed; undefined for a new one. */
  readonly lockerId: RecordId | undefined;
  /** The locker that a new one is filled in from. */
  readonly source?: Pick<LockerInfo, 'lockerId' | 'lockerName'> | undefined;
  readonly draft: Draft | undefined;
  /** The key under which the draft is stored. */
  readonly draftAt: string;
  /** The layout cannot be changed now, so the drawing is not sent. */
  readonly layoutHeld: boolean;
}

export type LockerFormState = ReturnType<typeof useLockerForm>;

/** The other user's locker, as a refused save returns it. */
function baseOf({ current: { readBoxes, ...record } }: Pick<Stale, 'current'>): Base {
  return { record, boxes: readBoxes as ReadBox[] };
}

export function useLockerForm(beginning: Beginning) {
  const { lockerId, draftAt, draft: first, layoutHeld } = beginning;
  const isNew = lockerId === undefined;
  const notify = useNotify();
  const endpoint: Endpoint = isNew ? lockerSaves.create : lockerSaves.update;
  const plan = useMemo(() => planLocker(endpoint), [endpoint]);
  const given = useMemo(() => (isNew ? {} : { lockerId }), [isNew, lockerId]);
  // The server's later version, from which the user went on.
  const [rebased, setRebased] = useState<Base>();
  const base = rebased ?? first ?? beginning;
  const { record, boxes } = base;
  const { check, takenMessage } = useNameCheck(lockerId, record['lockerName']);
  const drawing = useDrawing(base, first);
  const form = useRecordForm({
    resourceName: 'lockers',
    endpoint,
    plan,
    record,
    given,
    draft: first?.values,
    mode: 'onTouched',
    makeResolver: useMemo(() => lockerResolver(takenMessage), [takenMessage]),
    asRead: timeRead(record),
    isEdit: !isNew,
    unknown: isNew ? undefined : unknownFields(record, [lockers.one, endpoint]),
    send: useSend(endpoint, `lockerForm.${isNew ? 'create' : 'update'}Failed`, boxes),
    onSaved: () => {
      if (layoutHeld && !isNew && drawing.isDrawn) void keepDrawing(lockerId);
      else drop();
      const about: unknown = methods.getValues('lockerName');
      notify(isNew ? 'lockerForm.created' : 'lockerForm.updated', { type: 'success', about });
    },
  });
  const { methods, changed, baseline } = form;
  // Apart from the drawing, which is no input before it is taken over.
  const entered = changed.filter((name) => name !== 'boxList');
  const { draft, drop, keepDrawing } = useDraft({ form, entered, drawing, base, draftAt, first });
  useTypedName(methods, check);

  /** Moves the drawing into the form's input. */
  const takeLayout = () => {
    const drawn = leanBoxes(toBoxes(drawing.history.present));
    methods.setValue('boxList', layoutHeld ? baseline['boxList'] : drawn);
  };
  const save = useEvent(async () => {
    takeLayout();
    return form.save();
  });
  /** Whether the first step is valid, so that the user may continue. */
  const checkFields = useEvent(async () => {
    takeLayout();
    await check(plain(methods.getValues('lockerName')).trim());
    return methods.trigger(undefined, { shouldFocus: true });
  });
  const draw = (from: Base) => drawing.setHistory(beginHistory(fromBoxes(from.boxes)));
  /** Without what was entered and drawn. */
  const beginFrom = (from: Base) => {
    setRebased(from);
    draw(from);
    form.takeTheirs({ current: from.record, time: timeRead(from.record) });
    drop();
  };
  const saveMix = useEvent(async (stale: Stale, mix: ReturnType<typeof firstMix>) => {
    setRebased(baseOf(stale));
    const isMine = stale.differences.some(({ name }) => name === 'boxList' && mix[name] === 'mine');
    if (!isMine) draw(baseOf(stale));
    return form.saveMix(stale, mix);
  });
  return {
    ...form,
    isNew,
    drawing,
    layoutHeld,
    draft,
    /** Whether the form has unsaved changes; changes to the drawing are separate. */
    isEntered: entered.length > 0,
    save,
    checkFields,
    takeTheirs: (stale: Pick<Stale, 'current'>) => beginFrom(baseOf(stale)),
    saveMix,
    /** Back to the server's last version, whatever the base of the draft was. */
    discard: () => beginFrom(rebased ?? beginning),
  };
}
