// Start and end day of a date range.
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { NO_RECORD } from '../../fields/fieldType.ts';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateInput } from '../../fields/input/TimeInput.tsx';
import '../../fields/input/enter.css';

type Day = string | undefined;

interface Props {
  /** The last selectable day. */
  readonly latest: Day;
  readonly first: Day;
  readonly last: Day;
  readonly onChange: (first: Day, last: Day) => void;
}

const isPartial = (day: unknown) => typeof day === 'string' && day.endsWith('?');

export function DayField({
  label,
  value,
  latest,
  onChange,
}: {
  readonly label: string;
  readonly value: Day;
  readonly latest: Day;
  readonly onChange: (day: Day) => void;
}) {
  const id = useId();
  const translate = useTranslate();
  // The list follows after a pause; an incomplete date is not applied.
  const [typed, setTyped] = useState<unknown>();
  const [left, setLeft] = useState(false);
  const isLate = (day: unknown) => latest !== undefined && typeof day === 'string' && day > latest;
  const take = (day: unknown) => {
    setTyped(day);
    setLeft(false);
    if (!isPartial(day) && !isLate(day)) onChange(typeof day === 'string' ? day : undefined);
  };
  const partial = isPartial(typed);
  const late = !partial && isLate(typed);
  const wrong = late || (partial && left);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={typed === undefined ? value : typed}
        onChange={take}
        onBlur={() => {
          setLeft(true);
          if (!late && !partial) setTyped(undefined);
        }}
        latest={latest}
        focus={null}
        invalid={wrong}
        required={false}
        describedBy={wrong ? `${id}-says` : undefined}
        label={label}
        {...NO_RECORD}
      />
      {wrong && (
        <ErrorText id={`${id}-says`} alert>
          {translate(late ? 'engine.period.late' : 'engine.invalid.date')}
        </ErrorText>
      )}
    </div>
  );
}

export default function PeriodDays({ first, last, latest, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      <DayField
        label={translate('engine.period.first')}
        value={first}
        latest={latest}
        onChange={(day) => onChange(day, last)}
      />
      <DayField
        label={translate('engine.period.last')}
        value={last}
        latest={latest}
        onChange={(day) => onChange(first, day)}
      />
    </>
  );
}
