// The two days of a period, each picked by itself.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DateInput } from '../kinds/enter/TimeInput.tsx';
import '../kinds/enter/enter.css';

type Day = string | undefined;

interface Props {
  readonly first: Day;
  readonly last: Day;
  readonly onChange: (first: Day, last: Day) => void;
}

const nothing = () => undefined;

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
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={value}
        onChange={(day) => onChange(typeof day === 'string' ? day : undefined)}
        onBlur={nothing}
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
