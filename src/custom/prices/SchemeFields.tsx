// A scheme's inputs: its price, its discount with start and end, and a preview of the result.
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { PRICE_DECIMALS, type PaymentScheme } from '../../../domain/limits.ts';
import { centsOf, discounted, hundredthsOf, isSubscription } from '../../../domain/prices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BooleanInput } from '../../engine/fields/input/BooleanInput.tsx';
import { NumberInput, MoneyInput } from '../../engine/fields/input/NumberInput.tsx';
import { TimeInput } from '../../engine/fields/input/TimeInput.tsx';
import { type Entry, NO_RECORD } from '../../engine/fields/fieldType.ts';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { fieldId, type EnteredField, type PriceForm } from './usePriceForm.ts';
import { useNow } from './useNow.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';

interface Props {
  readonly scheme: PaymentScheme;
  readonly form: PriceForm;
}

interface FieldProps extends Props {
  readonly field: EnteredField;
  readonly Input: ComponentType<Entry>;
  readonly help?: string;
  readonly required?: boolean;
}

function Field({ scheme, form, field, Input, help, required = false }: FieldProps) {
  const translate = useTranslate();
  const id = fieldId(scheme, field);
  const label = translate(`prices.fields.${field}`);
  const fault = form.errorAt(scheme, field);
  const says = fault ? translate(`prices.faults.${fault}`) : help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={form.draft[scheme][field]}
        onChange={(value) => form.enter(scheme, field, value)}
        onBlur={() => undefined}
        focus={null}
        invalid={fault !== undefined}
        required={required}
        describedBy={says ? `${id}-says` : undefined}
        label={label}
        {...NO_RECORD}
      />
      {says && (
        <span id={`${id}-says`} className={fault ? 'msg bad' : 'msg'}>
          {fault && <Icon name="stop" />}
          {says}
        </span>
      )}
    </div>
  );
}

const numberOrNull = (value: number | string | null) => (typeof value === 'number' ? value : null);

const RatioInput = (entry: Entry) => <NumberInput {...entry} maxDecimals={PRICE_DECIMALS} />;

/** The discounted amount (R5.67). */
function Discounted({ scheme, form }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { standing } = useSchemeMessages();
  const now = useNow();
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
          <Field {...at} field="amount" Input={MoneyInput} required />
          <Field {...at} field="ratio" Input={RatioInput} required />
          <Discounted {...at} />
          <Field {...at} field="ratioStartTime" Input={TimeInput} />
          <Field
            {...at}
            field="ratioEndTime"
            Input={TimeInput}
            help={translate('prices.help.window')}
          />
          <Field
            {...at}
            field="isEnable"
            Input={BooleanInput}
            help={translate('prices.help.isEnable')}
          />
        </>
      ) : (
        <Field
          {...at}
          field="amount"
          Input={MoneyInput}
          required
          help={translate('prices.help.PER_USE')}
        />
      )}
    </fieldset>
  );
}
