// From when the entered prices apply: now, or a chosen time in the network's time zone.
import { useTranslate } from 'react-admin';
import { NO_RECORD } from '../../../engine/fields/fieldType.ts';
import { TimeInput } from '../../../engine/fields/input/TimeInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FROM_ID, type PriceForm } from '../usePriceForm.ts';
import { usePlans } from './usePlans.ts';

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
      <div className="row">
        {(['now', 'later'] as const).map((one) => (
          <label key={one} className="row">
            <input
              type="radio"
              name={`${FROM_ID}-when`}
              className="check round"
              checked={(from === undefined) === (one === 'now')}
              onChange={() => setFrom(one === 'now' ? undefined : null)}
            />
            {translate(`prices.plan.${one}`)}
          </label>
        ))}
      </div>
      {from !== undefined && (
        <div className="field">
          <label htmlFor={FROM_ID}>{label}</label>
          <TimeInput
            id={FROM_ID}
            value={from}
            onChange={(value) => setFrom(value as typeof from)}
            onBlur={() => undefined}
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
