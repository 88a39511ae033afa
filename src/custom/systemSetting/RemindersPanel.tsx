// Reminder before expiry: a configurable number of hours before a parcel's storage ends.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { REMINDER_HOURS, REMINDERS_MAX } from '../../../domain/parcels/reminders.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import { StaleSave } from '../shared/StaleSave.tsx';
import type { Reminder, RemindersForm } from './useReminders.ts';

const focused = (input: HTMLElement | null) => input?.focus();

interface RowProps {
  readonly reminder: Reminder;
  readonly place: number;
  readonly form: RemindersForm;
  /** Added by the user just now: it takes the focus. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

function Row({ reminder: { id, hours }, place, form, isNew, onRemove }: RowProps) {
  const translate = useTranslate();
  const own = useId();
  const error = form.errorAt(place);
  const name = translate('reminders.one', { place: place + 1 });
  return (
    <li>
      <span className="line">
        <label className="unseen" htmlFor={own}>
          {name}
        </label>
        <NumberField
          id={own}
          value={hours}
          onChange={(value) => form.enter(id, value)}
          inputRef={isNew ? focused : undefined}
          error={error !== undefined}
          isRequired
          describedBy={error && `${own}-says`}
          whole
        />
        <span className="grow">{translate('reminders.before')}</span>
        <IconButton aria-label={translate('reminders.remove', { name })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </span>
      {error && (
        <ErrorText id={`${own}-says`} alert>
          {translate(`reminders.faults.${error}`, { ...REMINDER_HOURS })}
        </ErrorText>
      )}
    </li>
  );
}

function Entered({ form }: { readonly form: RemindersForm }) {
  const translate = useTranslate();
  const [added, setAdded] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {form.rows.length === 0 && <p>{translate('reminders.none')}</p>}
      <ul className="reminderRows">
        {form.rows.map((reminder, place) => (
          <Row
            key={reminder.id}
            {...{ reminder, place, form }}
            isNew={reminder.id === added}
            onRemove={() => {
              form.remove(reminder.id);
              add.current?.focus();
            }}
          />
        ))}
      </ul>
      <FormToolbar>
        <Button
          startIcon={<Icon name="plus" />}
          ref={add}
          aria-disabled={form.rows.length >= REMINDERS_MAX}
          onClick={() => form.rows.length < REMINDERS_MAX && setAdded(form.add())}
        >
          {translate('reminders.add')}
        </Button>
        <span className="grow soft small">
          {form.rows.length >= REMINDERS_MAX &&
            translate('reminders.most', { most: REMINDERS_MAX })}
        </span>
        <Button type="submit" variant="contained" aria-disabled={form.saving}>
          {translate(form.saving ? 'engine.form.saving' : 'engine.form.save')}
        </Button>
      </FormToolbar>
    </>
  );
}

/** Several reminders as text. */
function useHoursMessages(): (hoursBefore: readonly Reminder['hours'][]) => string {
  const translate = useTranslate();
  return (hoursBefore) =>
    hoursBefore.length === 0
      ? translate('reminders.none')
      : hoursBefore
          .map((hours) =>
            typeof hours === 'string'
              ? hours
              : translate('reminders.hours', { smart_count: hours ?? 0 }),
          )
          .join(translate('reminders.and'));
}

function Stale({
  form,
  stale,
}: {
  form: RemindersForm;
  stale: NonNullable<RemindersForm['stale']>;
}) {
  const translate = useTranslate();
  const format = useHoursMessages();
  const differing = {
    field: translate('resources.systemSetting.fields.reminders'),
    theirs: format(stale.hoursBefore),
    mine: format(form.rows.map(({ hours }) => hours)),
  };
  return (
    <StaleSave
      messages="reminders.stale"
      who={stale.who}
      differing={stale.differs ? [differing] : []}
      form={form}
    />
  );
}

export function RemindersPanel({ form, mayEdit }: { form: RemindersForm; mayEdit: boolean }) {
  const translate = useTranslate();
  const format = useHoursMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form
      className="panel pad form-page form"
      aria-label={translate('resources.systemSetting.fields.reminders')}
      noValidate
      onSubmit={submit}
    >
      <h2>{translate('resources.systemSetting.fields.reminders')}</h2>
      <p className="soft">{translate('reminders.text')}</p>
      {form.stale && <Stale form={form} stale={form.stale} />}
      {mayEdit && <Entered form={form} />}
      {!mayEdit && <p>{format(form.rows.map(({ hours }) => hours))}</p>}
    </form>
  );
}
