// The operating hours: unspecified, round the clock, or from one time of day to another.
import TextField from '@mui/material/TextField';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { clockText, HOURS, readClock } from '../../../../domain/lockers/lockerDraft.ts';
import type { LockerFormState } from '../useLockerForm.ts';

type Way = 'none' | 'always' | 'between';
type Moments = readonly (number | null)[];

const NEVER: Moments = [null, null, null, null];
const ALWAYS: Moments = [0, 0, 23, 59];
/** The default opening and closing times. */
const USUAL: Moments = [6, 0, 22, 0];

const WAYS: Readonly<Record<Way, Moments>> = { none: NEVER, always: ALWAYS, between: USUAL };

function wayOf(moments: Moments): Way {
  if (moments.every((one) => one == null)) return 'none';
  return moments.every((one, place) => one === ALWAYS[place]) ? 'always' : 'between';
}

interface ClockProps {
  readonly label: string;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly onChange: (hour: number | null, minute: number | null) => void;
}

function ClockField({ label, hour, minute, onChange }: ClockProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && typed.trim() !== '' && readClock(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const read = readClock(text);
    onChange(read?.hour ?? null, read?.minute ?? null);
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      placeholder="06:00"
      value={typed ?? clockText(hour, minute) ?? ''}
      error={wrong}
      helperText={wrong && translate('lockerForm.clock')}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => !wrong && setTyped(undefined)}
    />
  );
}

export function Hours({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const { form, control } = state;
  const moments = useWatch({ control, name: [...HOURS] }) as Moments;
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(moments);
  const put = (values: Moments) =>
    HOURS.forEach((name, place) =>
      form.setValue(name, values[place] ?? null, { shouldDirty: true }),
    );
  const choose = (next: Way) => {
    setChosen(next);
    put(WAYS[next]);
    form.clearErrors([...HOURS]);
  };
  const [fromHour = null, fromMinute = null, toHour = null, toMinute = null] = moments;
  const error = HOURS.some((name) => form.formState.errors[name] !== undefined);
  return (
    <>
      <RadioChoices
        label={translate('lockerForm.hours')}
        choices={(['none', 'always', 'between'] as const).map((id) => ({
          id,
          name: translate(`lockerForm.hoursWays.${id}`),
        }))}
        value={way}
        onChange={choose}
      />
      {way === 'between' && (
        <div className="locker-fields">
          <ClockField
            label={translate('lockerForm.opens')}
            hour={fromHour}
            minute={fromMinute}
            onChange={(hour, minute) => put([hour, minute, toHour, toMinute])}
          />
          <ClockField
            label={translate('lockerForm.closes')}
            hour={toHour}
            minute={toMinute}
            onChange={(hour, minute) => put([fromHour, fromMinute, hour, minute])}
          />
        </div>
      )}
      {error && (
        <ErrorText alert>{translate('resources.lockers.errors.hoursIncomplete')}</ErrorText>
      )}
    </>
  );
}
