// What happens on the page: what is entered and drawn, kept as a draft, checked, and saved in one call.
import { useMemo, useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { Box } from '../../../contract/boxes.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { lockerSaves } from '../../../contract/lockerSaves.ts';
import { beginHistory } from '../../../domain/layoutHistory.ts';
import { fromBoxes, toBoxes } from '../../../domain/layoutWire.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { fieldsOf } from '../../engine/form/plan.ts';
import type { firstMix, Stale } from '../../engine/form/stale.ts';
import { useSaving } from '../../engine/form/useSaving.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { valuesOf, type Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/kinds/kind.ts';
import { lockerResolver } from './checks.ts';
import { sentDevice, type DeviceEntry } from './deviceEntry.ts';
import type { Draft, DraftPlace } from './draft.ts';
import { planLocker } from './fields.ts';
import { layoutStore } from './layoutStore.ts';
import { leanBoxes, sentBoxes, type LeanBox } from './lean.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useNameCheck } from './useNameCheck.ts';

export interface Beginning {
  /** Of the locker that is changed; one is made without it. */
  readonly lockerId: number | undefined;
  /** As it was read, its boxes as the form compares them; empty for a new one. */
  readonly record: AnyRow;
  /** Its boxes as they were read. */
  readonly boxes: readonly Box[];
  readonly draft: Draft | undefined;
  readonly place: DraftPlace;
  /** Nobody may change its layout now: what is drawn is not sent. */
  readonly layoutHeld: boolean;
}

export type LockerFormState = ReturnType<typeof useLockerForm>;

const NOUN = 'lockers';

/** A stale save tells how the locker is now: its boxes in the form's own way beside what they are. */
function comparable(error: unknown): never {
  if (!(error instanceof CallError) || !error.current) throw error;
  const readBoxes = error.current['boxList'] as Box[];
  const current = { ...error.current, boxList: leanBoxes(readBoxes), readBoxes };
  const { status, code, field, values, serverMessage, time } = error;
  const failure = { status, code, field, values, serverMessage, time, current };
  throw new CallError(failure, error.message, error);
}

function useSend({ lockerId }: Beginning, boxes: () => readonly Box[]) {
  const translate = useTranslate();
  return useEvent(async (input: Values, asRead: number | undefined): Promise<AnyRow> => {
    const body = {
      ...input,
      deviceList: (input['deviceList'] as DeviceEntry[]).map(sentDevice),
      boxList: sentBoxes(input['boxList'] as LeanBox[], boxes()),
    } as unknown as Input<typeof lockerSaves.update>;
    const endpoint: Endpoint = lockerId === undefined ? lockerSaves.create : lockerSaves.update;
    const saved = (await call(endpoint, body, { asRead }).catch(comparable)) as AnyRow;
    // 'response lockerId means success'.
    if (saved['lockerId'] === undefined || saved['lockerId'] === null)
      throw new Error(
        translate(lockerId === undefined ? 'lockerForm.createFailed' : 'lockerForm.updateFailed'),
      );
    return saved;
  });
}

/** The layout as it is drawn; apart from the form, which need not be drawn anew at every stroke. */
function useLayout({ boxes, draft }: Beginning) {
  const [read, setRead] = useState<readonly Box[]>(draft?.boxes ?? boxes);
  const stored = useMemo(() => fromBoxes(read), [read]);
  const [drawn] = useState(() => layoutStore(draft?.layout ?? stored));
  /** Begins anew from other boxes. */
  const begin = useEvent((next: readonly Box[]) => {
    setRead(next);
    drawn.set(beginHistory(fromBoxes(next)));
  });
  return { read, setRead, stored, drawn, begin };
}

export function useLockerForm(beginning: Beginning) {
  const { lockerId, draft, place, layoutHeld } = beginning;
  const isNew = lockerId === undefined;
  const notify = useNotify();
  const endpoint: Endpoint = isNew ? lockerSaves.create : lockerSaves.update;
  const plan = useMemo(() => planLocker(isNew), [isNew]);
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const given = useMemo(() => (isNew ? {} : { lockerId }), [isNew, lockerId]);
  const [record, setRecord] = useState<AnyRow>(draft?.record ?? beginning.record);
  const [baseline, setBaseline] = useState<Values>(() => valuesOf(fields, record));
  const [asRead, setAsRead] = useState(() => timeRead(record));
  const layout = useLayout(beginning);
  const resolver = useMemo(
    () => lockerResolver(endpoint, fields, given),
    [endpoint, fields, given],
  );
  const form = useForm<Values>({
    defaultValues: draft ? { ...baseline, ...draft.values } : baseline,
    resolver,
    mode: 'onTouched',
  });
  const kept = useKeptDraft({ form, fields, baseline, layout, record, place, draft });
  const saving = useSaving({
    form,
    fields,
    baseline,
    setBaseline,
    setAsRead,
    asRead,
    send: useSend(beginning, () => layout.read),
    onSaved: () => {
      kept.end();
      notify(isNew ? 'lockerForm.created' : 'lockerForm.updated', { type: 'success' });
    },
  });
  const nameIsFree = useNameCheck(form, { lockerId, name: record['lockerName'] });

  /** What is drawn becomes what is sent. */
  const takeLayout = useEvent(() => {
    const drawn = layoutHeld ? baseline['boxList'] : leanBoxes(toBoxes(layout.drawn.get().present));
    form.setValue('boxList', drawn);
  });
  const save = useEvent(async () => {
    takeLayout();
    return saving.save(asRead);
  });
  /** Whether the fields of the first step may be left behind. */
  const checkFields = useEvent(async () => {
    takeLayout();
    const valid = await form.trigger(undefined, { shouldFocus: true });
    return valid && (await nameIsFree());
  });
  const goOnFrom = useEvent((current: AnyRow, theirBoxes: boolean) => {
    const boxes = current['readBoxes'] as Box[];
    setRecord(current);
    setAsRead(timeRead(current));
    setBaseline(valuesOf(fields, current));
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
    form.reset(baseline);
    layout.begin(layout.read);
  });
  return {
    noun: NOUN,
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
    /** How many fields are wrong. */
    wrong: fields.filter(({ name }) => form.formState.errors[name] !== undefined).length,
    save,
    checkFields,
    takeTheirs,
    saveMix,
    discard,
  };
}
