// An hour of the day, chosen as a time and sent as a number.
import { SEND_HOUR_MAX } from '../../../domain/reports/reportPeriods.ts';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { ChoiceInput } from '../../engine/fields/input/ChoiceInput.tsx';
import { hourText } from './fieldType.tsx';

const HOURS = Array.from({ length: SEND_HOUR_MAX + 1 }, (_, hour) => hourText(hour));

export default function HourInput(props: InputProps) {
  return (
    <ChoiceInput
      {...props}
      choices={HOURS}
      format={(value) => (typeof value === 'number' ? hourText(value) : '')}
      parse={(time: string) => (time === '' ? null : HOURS.indexOf(time))}
    />
  );
}
