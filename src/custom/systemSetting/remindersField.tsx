// Reminders before expiry: a row for each number of hours before a parcel's storage ends.
import IconButton from '@mui/material/IconButton';
import { useId, type Ref } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { REMINDER_HOURS, REMINDERS_MAX } from '../../../domain/parcels/reminders.ts';
import type { Cell, FieldType, InputProps } from '../../engine/fields/fieldType.ts';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import { asEntered } from '../../engine/fields/input/TextInput.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AddRowButton } from '../shared/AddRowButton.tsx';

/** Text while it cannot be read as a number. */
type Hours = number | string | null;

/** A row's error: not a whole number of hours within bounds, or a duplicate of a row above. */
function errorOf(rows: readonly Hours[], place: number): 'hours' | 'repeated' | undefined {
  const hours = rows[place];
  if (typeof hours !== 'number' || !Number.isInteger(hours)) return 'hours';
  if (hours < REMINDER_HOURS.min || hours > REMINDER_HOURS.max) return 'hours';
  return rows.indexOf(hours) < place ? 'repeated' : undefined;
}

interface RowProps {
  readonly hours: Hours;
  readonly place: number;
  readonly error: ReturnType<typeof errorOf>;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
  readonly onChange: (hours: Hours) => void;
  readonly onRemove: () => void;
}

function Row({ hours, place, error, inputRef, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const id = useId();
  const name = translate('reminders.one', { place: place + 1 });
  return (
    <li>
      <span className="line">
        <label className="unseen" htmlFor={id}>
          {name}
        </label>
        <NumberField
          id={id}
          value={hours}
          onChange={onChange}
          inputRef={inputRef}
          error={error !== undefined}
          isRequired
          describedBy={error && `${id}-says`}
          whole
        />
        <span className="grow">{translate('reminders.before')}</span>
        <IconButton aria-label={translate('reminders.remove', { name })} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </span>
      {error && (
        <ErrorText id={`${id}-says`} alert>
          {translate(`reminders.errors.${error}`, { ...REMINDER_HOURS })}
        </ErrorText>
      )}
    </li>
  );
}

function RemindersInput({ source }: InputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const entered = field.value as readonly Hours[];
  const rows = entered.map((hours, place) => ({ hours, place, error: errorOf(entered, place) }));
  const wrong = rows.find(({ error }) => error);
  const isFull = rows.length >= REMINDERS_MAX;
  return (
    <div className="reminders stack-8">
      {rows.length === 0 && <p>{translate('reminders.none')}</p>}
      <ul className="stack-8">
        {rows.map(({ hours, place, error }) => (
          <Row
            key={place}
            {...{ hours, place }}
            error={fieldState.invalid ? error : undefined}
            inputRef={place === (wrong?.place ?? 0) ? field.ref : undefined}
            onChange={(now) => field.onChange(entered.with(place, now))}
            onRemove={() => field.onChange(entered.toSpliced(place, 1))}
          />
        ))}
      </ul>
      {fieldState.error && !wrong && <ErrorText alert>{fieldState.error.message}</ErrorText>}
      <AddRowButton
        label={translate('reminders.add')}
        full={isFull && translate('reminders.most', { most: REMINDERS_MAX })}
        onAdd={() => field.onChange([...entered, null])}
      />
    </div>
  );
}

/** Several reminders as text. */
function Show({ value }: Pick<Cell, 'value'>) {
  const translate = useTranslate();
  const rows = value as readonly Hours[];
  if (rows.length === 0) return translate('reminders.none');
  return rows
    .map((hours) =>
      typeof hours === 'number' ? translate('reminders.hours', { smart_count: hours }) : hours,
    )
    .join(translate('reminders.and'));
}

export const remindersField = { Show, Input: RemindersInput } satisfies FieldType;
