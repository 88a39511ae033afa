// A scheme's inputs: its price, its discount with start and end, and a preview of the result.
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PRICE_DECIMALS, type PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, discounted, hundredthsOf, isSubscription } from '../../../domain/prices.ts';
import { BooleanInput } from '../../engine/fields/input/BooleanInput.tsx';
import { moneyFormat } from '../../engine/fields/input/moneyFormat.ts';
import { NumberInput } from '../../engine/fields/input/NumberInput.tsx';
import { TimeInput } from '../../engine/fields/input/TimeInput.tsx';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { nameOf, type PriceField } from './priceFields.ts';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';

interface Props {
  readonly scheme: PaymentScheme;
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** The discounted amount (R5.67). */
function Discounted({ scheme }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { standing } = useSchemeMessages();
  const now = useClock(STATE_EVERY_MS);
  const values = useWatch();
  const valueOf = (field: PriceField) => numberOrNull(values[nameOf(scheme, field)]);
  const amount = valueOf('amount');
  const ratio = valueOf('ratio');
  const known = amount !== null && ratio !== null && ratio <= 100;
  const ratioHundredths = hundredthsOf(ratio ?? 0);
  const window = {
    ratioHundredths,
    ratioStartTime: valueOf('ratioStartTime'),
    ratioEndTime: valueOf('ratioEndTime'),
  };
  const amountCents = centsOf(amount ?? 0);
  return (
    <p className="price-now framed" id={`price-${scheme}-now`}>
      <span className="soft">{translate('prices.discounted')}</span>
      <output className="price-figure">
        {known ? amountOf(discounted(amountCents, ratioHundredths) / 100) : '–'}
      </output>
      <span className="small soft">{known && standing({ amountCents, ...window }, now)}</span>
    </p>
  );
}

/** Inside the form's context. */
export function SchemeFields({ scheme }: Props) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const input = (field: PriceField, help?: string) => ({
    source: nameOf(scheme, field),
    label: translate(`prices.fields.${field}`),
    helperText: help !== undefined && translate(`prices.help.${help}`),
    isRequired: field === 'amount' || field === 'ratio',
    choices: [],
    whole: false,
  });
  return (
    <fieldset className="price-scheme stack-12">
      <legend>{name(scheme)}</legend>
      {isSubscription(scheme) ? (
        <>
          <NumberInput {...input('amount')} {...moneyFormat()} />
          <NumberInput {...input('ratio')} maxDecimals={PRICE_DECIMALS} />
          <Discounted scheme={scheme} />
          <TimeInput {...input('ratioStartTime')} />
          <TimeInput {...input('ratioEndTime', 'window')} />
          <BooleanInput {...input('isEnable', 'isEnable')} />
        </>
      ) : (
        <NumberInput {...input('amount', 'PER_USE')} {...moneyFormat()} />
      )}
    </fieldset>
  );
}
