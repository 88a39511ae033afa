// A form over a record or over none: what stands in it, what is changed, what is wrong, and its save.
import { useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { fieldsOf, type PlannedSection } from './plan.ts';
import { resolverOf } from './resolver.ts';
import type { Stale } from './stale.ts';
import { useSaving, type Sender } from './useSaving.ts';
import { changedFields, valuesOf, type Values } from './values.ts';

export interface Subject extends Sender {
  /** Whose words it speaks: `resources.<name>`. */
  readonly resourceName: string;
  readonly endpoint: Endpoint;
  readonly plan: readonly PlannedSection[];
  /** As it was read; empty while one is made. */
  readonly record: AnyRow;
  /** Sent beside what is entered: the record's key. */
  readonly given: AnyRow;
}

export type RecordForm = ReturnType<typeof useRecordForm>;

export function useRecordForm(subject: Subject) {
  const { resourceName, endpoint, plan, record, given } = subject;
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const [baseline, setBaseline] = useState<Values>(() => valuesOf(fields, record));
  // As it was when the form was opened: the record may be read again while somebody types.
  const [asRead, setAsRead] = useState(subject.asRead);
  const resolver = useMemo(() => resolverOf(endpoint, fields, given), [endpoint, fields, given]);
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
  /** Goes on from their record with one's own choice of each field, and saves that. */
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
    control: form.control,
    /** Names of the fields that differ from what was read. */
    changed: changedFields(fields, baseline, values),
    /** How many fields are wrong. */
    wrong: fields.filter(({ name }) => errors[name] !== undefined).length,
    discard,
    focusFirst,
    ...saving,
    saveMix,
    takeTheirs,
  };
}
