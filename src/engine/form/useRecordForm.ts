// State of a form with or without a record: values, changes, errors and save.
import { useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { fieldsOf, type PlannedSection } from './plan.ts';
import { resolverOf } from './resolver.ts';
import { useErrorMessages } from './useErrorMessages.ts';
import type { Stale } from './stale.ts';
import { useSaving, type Sender } from './useSaving.ts';
import { changedFields, valuesOf, type Values } from './values.ts';

export interface Subject extends Sender {
  /** Prefix of its messages: `resources.<name>`. */
  readonly resourceName: string;
  readonly endpoint: Endpoint;
  readonly plan: readonly PlannedSection[];
  /** The record as read; empty on create. */
  readonly record: AnyRow;
  /** Sent beside the form values: the record's key. */
  readonly given: AnyRow;
}

export type RecordForm = ReturnType<typeof useRecordForm>;

export function useRecordForm(subject: Subject) {
  const { resourceName, endpoint, plan, record, given } = subject;
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const [baseline, setBaseline] = useState<Values>(() => valuesOf(fields, record));
  // State when the form was opened: the record may be refetched during editing.
  const [asRead, setAsRead] = useState(subject.asRead);
  const messageOf = useEvent(useErrorMessages(resourceName));
  const resolver = useMemo(
    () => resolverOf(endpoint, fields, given, messageOf),
    [endpoint, fields, given, messageOf],
  );
  const form = useForm<Values>({ defaultValues: baseline, resolver });
  const values = useWatch({ control: form.control });
  const saving = useSaving({
    ...subject,
    asRead,
    form,
    fields,
    baseline,
    setBaseline,
    setAsRead,
  });
  const { errors } = form.formState;

  const focusFirst = useEvent(() => fields[0] && form.setFocus(fields[0].name));
  const discard = useEvent(() => form.reset(baseline));
  /** Rebases on the other user's record with the chosen value of each field, and saves. */
  const saveMix = useEvent(
    ({ current, differences, time }: Stale, mix: Readonly<Record<string, 'mine' | 'theirs'>>) => {
      setBaseline(valuesOf(fields, current));
      setAsRead(time);
      for (const { name, theirs } of differences)
        if (mix[name] === 'theirs') form.setValue(name, theirs);
      return saving.save(time);
    },
  );
  const takeTheirs = useEvent((stale: Stale) => {
    setAsRead(stale.time);
    saving.takeTheirs(stale.current);
  });
  return {
    resourceName,
    plan,
    fields,
    record,
    methods: form,
    control: form.control,
    /** Names of the fields that differ from the record. */
    changed: changedFields(fields, baseline, values),
    /** Number of invalid fields. */
    wrong: fields.filter(({ name }) => errors[name] !== undefined).length,
    discard,
    focusFirst,
    ...saving,
    saveMix,
    takeTheirs,
  };
}
