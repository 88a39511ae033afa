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
  const isLate = (day: unknown) =>
    latest !== undefined && typeof day === 'string' && !day.endsWith('?') && day > latest;
  const take = (day: unknown) => {
    setTyped(day);
    if (isLate(day)) return;
    if (day === null || (typeof day === 'string' && !day.endsWith('?')))
      onChange(typeof day === 'string' ? day : undefined);
  };
  const late = isLate(typed);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={typed === undefined ? value : typed}
        onChange={take}
        onBlur={() => late || setTyped(undefined)}
        latest={latest}
        focus={null}
        invalid={late}
        required={false}
        describedBy={late ? `${id}-late` : undefined}
        label={label}
        {...NO_RECORD}
      />
      {late && (
        <ErrorText id={`${id}-late`} alert>
          {translate('engine.period.late')}
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
