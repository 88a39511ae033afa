// From when the entered prices apply: now, or a chosen time in the network's time zone.
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { TimeInput } from '../../../engine/fields/input/TimeInput.tsx';
import { WHEN } from '../priceFields.ts';
import { usePlans } from './usePlans.ts';

/** Once what is planned is known: a plan is not replaced unseen. Inside the form's context. */
export function EffectiveFrom() {
  const translate = useTranslate();
  const { field } = useController({ name: 'when' });
  const { data } = usePlans();
  if (!data) return null;
  return (
    <fieldset className="price-from stack-8">
      <legend>{translate('prices.plan.from')}</legend>
      <RadioChoices
        label={translate('prices.plan.from')}
        choices={WHEN.map((id) => ({ id, name: translate(`prices.plan.${id}`) }))}
        value={field.value}
        onChange={field.onChange}
      />
      {field.value === 'later' && (
        <TimeInput
          source="from"
          label={translate('prices.plan.time')}
          helperText={false}
          isRequired
          choices={[]}
          whole={false}
        />
      )}
    </fieldset>
  );
}
