// From when the entered prices apply: now, or a chosen time in the network's time zone.
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useTranslate } from 'react-admin';
import { TimeField } from '../../../engine/fields/input/TimeField.tsx';
import { FROM_ID, type PriceForm } from '../usePriceForm.ts';
import { usePlans } from './usePlans.ts';

const WHEN = ['now', 'later'] as const;

/** Once what is planned is known: a plan is not replaced unseen. */
export function EffectiveFrom({ form }: { readonly form: PriceForm }) {
  const translate = useTranslate();
  const { from, fromError, setFrom } = form;
  const { data } = usePlans();
  const label = translate('prices.plan.time');
  const error =
    fromError === 'timeWrong' ? 'prices.faults.timeWrong' : `prices.plan.faults.${fromError}`;
  if (!data) return null;
  return (
    <fieldset className="price-from">
      <legend>{translate('prices.plan.from')}</legend>
      <RadioChoices
        label={translate('prices.plan.from')}
        choices={WHEN.map((id) => ({ id, name: translate(`prices.plan.${id}`) }))}
        value={from === undefined ? 'now' : 'later'}
        onChange={(when) => setFrom(when === 'now' ? undefined : null)}
      />
      {from !== undefined && (
        <TimeField
          id={FROM_ID}
          label={label}
          name={label}
          value={from}
          onChange={setFrom}
          // An empty time is left to open its calendar, too: the save asks for it.
          onBlur={() => from !== null && form.leave(FROM_ID)}
          error={fromError !== undefined}
          helperText={fromError && translate(error)}
          isRequired
        />
      )}
    </fieldset>
  );
}
