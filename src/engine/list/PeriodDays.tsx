// The two days of a period, each picked by itself.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateInput } from '../kinds/enter/TimeInput.tsx';
import '../kinds/enter/enter.css';

type Day = string | undefined;

interface Props {
  readonly first: Day;
  readonly last: Day;
  readonly onChange: (first: Day, last: Day) => void;
}

function DayField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Day;
  readonly onChange: (day: Day) => void;
}) {
  const id = useId();
  // The list follows with a pause, and a day that is not typed to its end is nobody's filter yet.
  const [typed, setTyped] = useState<unknown>();
  const take = (day: unknown) => {
    setTyped(day);
    if (day === null || (typeof day === 'string' && !day.endsWith('?')))
      onChange(typeof day === 'string' ? day : undefined);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={typed === undefined ? value : typed}
        onChange={take}
        onBlur={() => setTyped(undefined)}
        focus={null}
        invalid={false}
        required={false}
        describedBy={undefined}
        label={label}
        noun=""
        field=""
        choices={[]}
        whole={false}
        record={{}}
      />
    </div>
  );
}

export default function PeriodDays({ first, last, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      <DayField
        label={translate('engine.period.first')}
        value={first}
        onChange={(day) => onChange(day, last)}
      />
      <DayField
        label={translate('engine.period.last')}
        value={last}
        onChange={(day) => onChange(first, day)}
      />
    </>
  );
}
