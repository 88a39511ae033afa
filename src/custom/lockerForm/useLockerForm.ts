// The state of the locker form: input and drawing, draft, validation, and one save request.
import { useMemo, useState } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { toBoxes } from '../../../domain/layout/wire.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { fieldsOf } from '../../engine/form/plan.ts';
import type { firstMix, Stale } from '../../engine/form/stale/stale.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useErrorMessages } from '../../engine/form/useErrorMessages.ts';
import { useSaving } from '../../engine/form/useSaving.ts';
import { useWrongFields } from '../../engine/form/useWrongFields.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { changedFields, valuesOf, type Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Draft, DraftPlace } from './draft.ts';
import { planLocker } from './planLocker.tsx';
import { leanBoxes, type ReadBox } from './lean.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { isDrawn, useLayout } from './layout/useLayout.ts';
import { useNameCheck, useSend, lockerResolver } from './useNameCheck.ts';

export interface Beginning {
  /** Of the locker being changed; undefined for a new one. */
  readonly lockerId: RecordId | undefined;
  /** As loaded, with its boxes as the form compares them; empty for a new one. */
  readonly record: AnyRow;
  /** Its boxes as loaded. */
  readonly boxes: readonly ReadBox[];
  /** The locker that a new one is filled in from. */
  readonly source?: Pick<LockerInfo, 'lockerId' | 'lockerName'> | undefined;
  readonly draft: Draft | undefined;
  readonly place: DraftPlace;
  /** The layout cannot be changed now, so the drawing is not sent. */
  readonly layoutHeld: boolean;
}

export type LockerFormState = ReturnType<typeof useLockerForm>;

const RESOURCE = 'lockers';

export function useLockerForm(beginning: Beginning) {
  const { lockerId, draft, place, layoutHeld } = beginning;
  const isNew = lockerId === undefined;
  const notify = useNotify();
  const endpoint: Endpoint = isNew ? lockerSaves.create : lockerSaves.update;
  const plan = useMemo(() => planLocker(isNew), [isNew]);
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const given = useMemo(() => (isNew ? {} : { lockerId }), [isNew, lockerId]);
  const [record, setRecord] = useState<AnyRow>(draft?.record ?? beginning.record);
  // The server's last version: what the form resets to when the draft is discarded, whatever its base was.
  const [fresh, setFresh] = useState<Pick<Beginning, 'record' | 'boxes'>>(beginning);
  const [baseline, setBaseline] = useState<Values>(() => valuesOf(fields, record));
  const [asRead, setAsRead] = useState(() => timeRead(record));
  const layout = useLayout(beginning);
  const messageOf = useEvent(useErrorMessages(RESOURCE));
  const resolver = useMemo(
    () => lockerResolver(endpoint, fields, given, messageOf),
    [endpoint, fields, given, messageOf],
  );
  const form = useForm<Values>({
    defaultValues: draft ? { ...baseline, ...draft.values } : baseline,
    resolver,
    mode: 'onTouched',
  });
  const wrong = useWrongFields(RESOURCE, fields, form.control);
  const kept = useKeptDraft({ form, fields, baseline, layout, record, place, draft });
  const saving = useSaving({
    form,
    fields,
    baseline,
    setBaseline,
    setAsRead,
    asRead,
    isEdit: !isNew,
    unknown: isNew ? undefined : unknownFields(record, [lockers.one, endpoint]),
    send: useSend(beginning, () => layout.read),
    onSaved: () => {
      if (layoutHeld && lockerId !== undefined && isDrawn(layout)) void kept.endDrawn(lockerId);
      else kept.end();
      const about: unknown = form.getValues('lockerName');
      notify(isNew ? 'lockerForm.created' : 'lockerForm.updated', { type: 'success', about });
    },
  });
  const nameIsFree = useNameCheck(form, { lockerId, name: record['lockerName'] });

  /** Moves the drawing into the form's input. */
  const takeLayout = useEvent(() => {
    const drawn = layoutHeld ? baseline['boxList'] : leanBoxes(toBoxes(layout.drawn.get().present));
    form.setValue('boxList', drawn);
  });
  const save = useEvent(async () => {
    takeLayout();
    return saving.save(asRead);
  });
  /** Whether the first step is valid, so that the user may continue. */
  const checkFields = useEvent(async () => {
    takeLayout();
    const valid = await form.trigger(undefined, { shouldFocus: true });
    return valid && (await nameIsFree());
  });
  const beginFrom = useEvent((now: Pick<Beginning, 'record' | 'boxes'>): Values => {
    const values = valuesOf(fields, now.record);
    setFresh(now);
    setRecord(now.record);
    setAsRead(timeRead(now.record));
    setBaseline(values);
    return values;
  });
  const goOnFrom = useEvent((current: AnyRow, theirBoxes: boolean) => {
    const boxes = current['readBoxes'] as Box[];
    beginFrom({ record: current, boxes });
    if (theirBoxes) layout.begin(boxes);
    else layout.setRead(boxes);
  });
  const takeTheirs = useEvent((stale: Stale) => {
    goOnFrom(stale.current, true);
    saving.takeTheirs(stale.current);
    kept.drop();
  });
  const saveMix = useEvent(async (stale: Stale, mix: ReturnType<typeof firstMix>) => {
    const changedBoxes = stale.differences.some(({ name }) => name === 'boxList');
    goOnFrom(stale.current, !changedBoxes || mix['boxList'] === 'theirs');
    for (const { name, theirs } of stale.differences)
      if (mix[name] === 'theirs') form.setValue(name, theirs);
    return saving.save(stale.time);
  });
  const discard = useEvent(() => {
    kept.drop();
    form.reset(beginFrom(fresh));
    layout.begin(fresh.boxes);
  });
  return {
    resourceName: RESOURCE,
    isNew,
    plan,
    fields,
    record,
    form,
    layout,
    kept,
    layoutHeld,
    ...saving,
    control: form.control,
    /** Whether the form has unsaved changes; changes to the drawing are separate. */
    isEntered: () =>
      changedFields(fields, baseline, { ...form.getValues(), boxList: baseline['boxList'] })
        .length > 0,
    /** The invalid fields. */
    wrong,
    save,
    checkFields,
    takeTheirs,
    saveMix,
    discard,
  };
}
