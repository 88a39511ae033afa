// This locker's free storage period: the network's default, days, or hours; never both (R3.18).
import { useId, useState } from 'react';
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

export function FreePeriod({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const group = useId();
  const { form, control, fields } = state;
  const [days, hours] = useWatch({ control, name: ['freeDays', 'freeHours'] });
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(days, hours);
  const choose = (next: Way) => {
    setChosen(next);
    form.setValue('freeDays', next === 'DAY' ? (days ?? 3) : null, { shouldDirty: true });
    form.setValue('freeHours', next === 'HOUR' ? (hours ?? 48) : null, { shouldDirty: true });
    form.clearErrors(['freeDays', 'freeHours']);
  };
  const planned = way !== 'NETWORK' && fields.find(({ name }) => name === FREE_PERIOD_FIELDS[way]);
  return (
    <>
      <div className="locker-ways" role="radiogroup" aria-label={translate('lockerForm.free')}>
        {WAYS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              className="check round"
              checked={way === one}
              onChange={() => choose(one)}
            />
            {translate(`lockerForm.freeWays.${one}`)}
          </label>
        ))}
      </div>
      {planned && (
        <div className="locker-fields">
          <FormField
            key={planned.name}
            resourceName={state.resourceName}
            planned={planned}
            control={control}
            record={state.record}
          />
        </div>
      )}
    </>
  );
}
