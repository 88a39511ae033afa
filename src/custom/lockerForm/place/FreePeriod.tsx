// This locker's free storage period: the network's default, days, or hours; never both (R3.18).
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FREE_PERIOD_FIELDS } from '../../../../domain/limits.ts';
import { FormField } from '../../../engine/form/FormField.tsx';
import type { LockerFormState } from '../useLockerForm.ts';

const WAYS = ['NETWORK', 'DAY', 'HOUR'] as const;
type Way = (typeof WAYS)[number];

function wayOf(days: unknown, hours: unknown): Way {
  if (days !== null) return 'DAY';
  return hours === null ? 'NETWORK' : 'HOUR';
}

export function FreePeriod({ methods, control, fields }: LockerFormState) {
  const translate = useTranslate();
  const [days, hours, chosen] = useWatch({ control, name: ['freeDays', 'freeHours', 'freeWay'] });
  const way = (chosen as Way | undefined) ?? wayOf(days, hours);
  const choose = (next: Way) => {
    methods.setValue('freeWay', next);
    methods.setValue('freeDays', next === 'DAY' ? (days ?? 3) : null);
    methods.setValue('freeHours', next === 'HOUR' ? (hours ?? 48) : null);
    methods.clearErrors(['freeDays', 'freeHours']);
  };
  const planned = way !== 'NETWORK' && fields.find(({ name }) => name === FREE_PERIOD_FIELDS[way]);
  return (
    <>
      <RadioChoices
        label={translate('lockerForm.free')}
        choices={WAYS.map((id) => ({ id, name: translate(`lockerForm.freeWays.${id}`) }))}
        value={way}
        onChange={choose}
      />
      {planned && (
        <div className="locker-fields stack">
          <FormField key={planned.name} planned={planned} />
        </div>
      )}
    </>
  );
}
