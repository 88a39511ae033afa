// State of a form with or without a record: values, changes, errors and save.
import { useEffect, useMemo, useState } from 'react';
import { useEvent, useLocale, useTranslate } from 'react-admin';
import { useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import type { AnyRow } from '../fields/fieldType.ts';
import { useKept } from './useKept.ts';
import { useKeeping } from './useKeeping.ts';
import { fieldsOf, type PlannedField, type PlannedSection } from './plan.ts';
import { resolverOf } from './resolverOf.ts';
import { useErrorMessages } from './useErrorMessages.ts';
import type { Stale } from './stale/stale.ts';
import { useSaving, type Sender } from './useSaving.ts';
import type { WrongField } from './ToCorrect.tsx';
import { changedFields, valuesOf, type Values } from './values.ts';

/** The invalid fields of a form, with their labels. */
function useWrongFields(
  resourceName: string,
  fields: readonly PlannedField[],
  control: Control<Values>,
): readonly WrongField[] {
  const translate = useTranslate();
  const { errors } = useFormState({ control });
  return fields
    .filter(({ name }) => errors[name] !== undefined)
    .map(({ name }) => ({ name, label: translate(`resources.${resourceName}.fields.${name}`) }));
}

export interface Subject extends Sender {
  /** Prefix of its messages: `resources.<name>`. */
  readonly resourceName: string;
  readonly plan: readonly PlannedSection[];
  /** The record as read; empty on create. */
  readonly record: AnyRow;
  /** Sent beside the form values: the record's key. */
  readonly given?: AnyRow;
  /** Distinguishes forms of one endpoint on one page. */
  readonly about?: string;
  /** Fields that cannot come back after the session ended, such as files. */
  readonly lost?: readonly string[];
  /** Unsaved values that the form begins with. */
  readonly draft?: Values | undefined;
  /** Fields are checked once they were left, not only at a save. */
  readonly mode?: 'onTouched';
  /** With the rules of the record as a whole. */
  readonly makeResolver?: typeof resolverOf;
}

const NOTHING: AnyRow = {};

/** What a form keeps when the session ends: never a secret. */
interface KeptForm {
  readonly values: Values;
  readonly baseline: Values;
  readonly asRead?: number;
}

/** The values that may be stored in the browser. */
const keepable = (
  fields: readonly PlannedField[],
  values: Values,
  lost: readonly string[] = [],
): Values =>
  Object.fromEntries(
    fields
      .filter(({ name, type }) => type !== 'secret' && !lost.includes(name))
      .map(({ name }) => [name, values[name]]),
  );

export type RecordForm = ReturnType<typeof useRecordForm>;

export function useRecordForm(subject: Subject) {
  const {
    resourceName,
    endpoint,
    plan,
    record,
    given = NOTHING,
    makeResolver = resolverOf,
  } = subject;
  const fields = useMemo(() => fieldsOf(plan), [plan]);
  const formName = endpoint.path + (subject.about ?? '');
  const kept = useKept<KeptForm>(formName);
  const [baseline, setBaseline] = useState<Values>(() => ({
    ...valuesOf(fields, record),
    ...kept?.baseline,
  }));
  // State when the form was opened: the record may be refetched during editing.
  const [asRead, setAsRead] = useState(kept ? kept.asRead : subject.asRead);
  const messageOf = useEvent(useErrorMessages(resourceName));
  const resolver = useMemo(
    () => makeResolver(endpoint, fields, given, messageOf),
    [makeResolver, endpoint, fields, given, messageOf],
  );
  const defaultValues = { ...baseline, ...subject.draft, ...kept?.values };
  const form = useForm<Values>({ defaultValues, resolver, mode: subject.mode ?? 'onSubmit' });
  // A message is made when its field is checked: in another language those that are shown are made anew.
  const locale = useLocale();
  useEffect(() => {
    const shown = fields.filter(({ name }) => form.getFieldState(name).invalid);
    if (shown.length > 0) void form.trigger(shown.map(({ name }) => name));
  }, [locale, fields, form]);
  const values = useWatch({ control: form.control });
  const saving = useSaving({ ...subject, asRead, form, fields, baseline, setBaseline, setAsRead });
  const wrong = useWrongFields(resourceName, fields, form.control);
  const changed = changedFields(fields, baseline, values);
  const isKept = changed.length > 0 && saving.phase !== 'saved';
  const keep = (all: Values) => keepable(fields, all, subject.lost);
  useKeeping(
    formName,
    isKept ? { values: keep(values), baseline: keep(baseline), asRead } : undefined,
  );

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
  const takeTheirs = useEvent(({ current, time }: Pick<Stale, 'current' | 'time'>) => {
    setAsRead(time);
    saving.takeTheirs(current);
  });
  return {
    resourceName,
    plan,
    fields,
    record,
    baseline,
    methods: form,
    control: form.control,
    /** Names of the fields that differ from the record. */
    changed,
    /** The invalid fields. */
    wrong,
    discard,
    focusFirst,
    ...saving,
    saveMix,
    takeTheirs,
  };
}
