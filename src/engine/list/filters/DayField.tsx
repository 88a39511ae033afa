// A day, and the start and end day of a range, as filters.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterEntry } from '../../fields/fieldType.ts';
import { TimeField } from '../../fields/input/TimeField.tsx';
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
}: Omit<FilterEntry, 'onChange'> & {
  readonly latest?: Day;
  readonly onChange: (day: Day) => void;
}) {
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
    <TimeField
      days
      label={label}
      name={label}
      value={typed === undefined ? value : typed}
      onChange={take}
      onBlur={() => {
        setLeft(true);
        if (!late && !partial) setTyped(undefined);
      }}
      latest={latest}
      error={wrong}
      helperText={
        wrong && (
          <span role="alert">{translate(late ? 'engine.period.late' : 'engine.invalid.date')}</span>
        )
      }
    />
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
