// From when the entered prices apply: now, or a chosen time in the network's time zone.
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { useTranslate } from 'react-admin';
import { NO_RECORD } from '../../../engine/fields/fieldType.ts';
import { TimeInput } from '../../../engine/fields/input/TimeInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
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
        <div className="field">
          <label htmlFor={FROM_ID}>{label}</label>
          <TimeInput
            id={FROM_ID}
            value={from}
            onChange={(value) => setFrom(value as typeof from)}
            // An empty time is left to open its calendar, too: the save asks for it.
            onBlur={() => from !== null && form.leave(FROM_ID)}
            focus={null}
            invalid={fromError !== undefined}
            required
            describedBy={fromError && `${FROM_ID}-says`}
            label={label}
            {...NO_RECORD}
          />
          {fromError && (
            <span id={`${FROM_ID}-says`} className="msg bad">
              <Icon name="stop" />
              {translate(error)}
            </span>
          )}
        </div>
      )}
    </fieldset>
  );
}
