// The operating hours: unspecified, round the clock, or from one time of day to another.
import TextField from '@mui/material/TextField';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { clockText, HOURS, readClock } from '../../../../domain/lockers/lockerDraft.ts';
import type { LockerFormState } from '../useLockerForm.ts';

type Moments = readonly (number | null)[];

const WAYS = ['none', 'always', 'between'] as const;
type Way = (typeof WAYS)[number];

/** The times that a choice begins with. */
const MOMENTS: Readonly<Record<Way, Moments>> = {
  none: [null, null, null, null],
  always: [0, 0, 23, 59],
  between: [6, 0, 22, 0],
};

function wayOf(moments: Moments): Way {
  if (moments.every((one) => one == null)) return 'none';
  return moments.every((one, place) => one === MOMENTS.always[place]) ? 'always' : 'between';
}

interface ClockProps {
  readonly label: string;
  readonly moment: Moments;
  readonly onChange: (moment: Moments) => void;
}

function ClockField({ label, moment: [hour, minute], onChange }: ClockProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && typed.trim() !== '' && readClock(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const read = readClock(text);
    onChange([read?.hour ?? null, read?.minute ?? null]);
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

export function Hours({ methods, control }: LockerFormState) {
  const translate = useTranslate();
  const moments = useWatch({ control, name: [...HOURS] }) as Moments;
  const chosen = useWatch({ control, name: 'hoursWay' }) as Way | undefined;
  const way = chosen ?? wayOf(moments);
  const put = (values: Moments) =>
    HOURS.forEach((name, place) => methods.setValue(name, values[place] ?? null));
  const choose = (next: Way) => {
    methods.setValue('hoursWay', next);
    put(MOMENTS[next]);
    methods.clearErrors([...HOURS]);
  };
  const [opens, closes] = [moments.slice(0, 2), moments.slice(2)];
  const error = HOURS.some((name) => methods.formState.errors[name] !== undefined);
  return (
    <>
      <RadioChoices
        label={translate('lockerForm.hours')}
        choices={WAYS.map((id) => ({ id, name: translate(`lockerForm.hoursWays.${id}`) }))}
        value={way}
        onChange={choose}
      />
      {way === 'between' && (
        <div className="locker-fields stack">
          <ClockField
            label={translate('lockerForm.opens')}
            moment={opens}
            onChange={(moment) => put([...moment, ...closes])}
          />
          <ClockField
            label={translate('lockerForm.closes')}
            moment={closes}
            onChange={(moment) => put([...opens, ...moment])}
          />
        </div>
      )}
      {error && (
        <ErrorText alert>{translate('resources.lockers.errors.hoursIncomplete')}</ErrorText>
      )}
    </>
  );
}
