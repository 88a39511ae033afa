// A scheme's inputs: its price, its discount with start and end, and a preview of the result.
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { PRICE_DECIMALS, type PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, discounted, hundredthsOf, isSubscription } from '../../../domain/prices.ts';
import { moneyFormat } from '../../engine/fields/input/moneyFormat.ts';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import { TimeField } from '../../engine/fields/input/TimeField.tsx';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { fieldId, type EnteredField, type PriceForm } from './usePriceForm.ts';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';

interface Props {
  readonly scheme: PaymentScheme;
  readonly form: PriceForm;
}

interface FieldProps extends Props {
  readonly field: EnteredField;
  readonly help?: string;
}

function useField({ scheme, form, field, help }: FieldProps) {
  const translate = useTranslate();
  const error = form.errorAt(scheme, field);
  const id = fieldId(scheme, field);
  return {
    id,
    label: translate(`prices.fields.${field}`),
    value: form.draft[scheme][field],
    onChange: (value: unknown) => form.enter(scheme, field, value),
    onBlur: () => form.leave(id),
    error: error !== undefined,
    helperText: error ? translate(`prices.faults.${error}`) : help,
  };
}

const Amount = (props: Omit<FieldProps, 'field'>) => (
  <NumberField {...useField({ ...props, field: 'amount' })} {...moneyFormat()} isRequired />
);

const Ratio = (props: Props) => (
  <NumberField
    {...useField({ ...props, field: 'ratio' })}
    maxDecimals={PRICE_DECIMALS}
    isRequired
  />
);

function Time(props: FieldProps) {
  const field = useField(props);
  return <TimeField {...field} name={field.label} />;
}

function Enabled(props: Props) {
  const help = useTranslate()('prices.help.isEnable');
  const { id, label, value, onChange } = useField({ ...props, field: 'isEnable' });
  const input = { 'aria-describedby': `${id}-says` };
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={id}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input }}
          />
        }
      />
      <FormHelperText id={`${id}-says`}>{help}</FormHelperText>
    </div>
  );
}

const numberOrNull = (value: number | string | null) => (typeof value === 'number' ? value : null);

/** The discounted amount (R5.67). */
function Discounted({ scheme, form }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { standing } = useSchemeMessages();
  const now = useClock(STATE_EVERY_MS);
  const { ratioStartTime, ratioEndTime, ...entered } = form.draft[scheme];
  const amount = numberOrNull(entered.amount);
  const ratio = numberOrNull(entered.ratio);
  const known = amount !== null && ratio !== null && ratio <= 100;
  const ratioHundredths = hundredthsOf(ratio ?? 0);
  const window = {
    ratioHundredths,
    ratioStartTime: numberOrNull(ratioStartTime),
    ratioEndTime: numberOrNull(ratioEndTime),
  };
  const amountCents = centsOf(amount ?? 0);
  return (
    <p className="price-now" id={`price-${scheme}-now`}>
      <span className="soft">{translate('prices.discounted')}</span>
      <output className="price-figure">
        {known ? amountOf(discounted(amountCents, ratioHundredths) / 100) : '–'}
      </output>
      <span className="small soft">{known && standing({ amountCents, ...window }, now)}</span>
    </p>
  );
}

export function SchemeFields({ scheme, form }: Props) {
  const translate = useTranslate();
  const { name } = useSchemeMessages();
  const at = { scheme, form };
  return (
    <fieldset className="price-scheme">
      <legend>{name(scheme)}</legend>
      {isSubscription(scheme) ? (
        <>
          <Amount {...at} />
          <Ratio {...at} />
          <Discounted {...at} />
          <Time {...at} field="ratioStartTime" />
          <Time {...at} field="ratioEndTime" help={translate('prices.help.window')} />
          <Enabled {...at} />
        </>
      ) : (
        <Amount {...at} help={translate('prices.help.PER_USE')} />
      )}
    </fieldset>
  );
}
