// The inputs of one parcel: number, country, category, and what the customer is asked to pay.
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { TextInput, useEvent, useTranslate, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { countryOfNumber } from '../../../../domain/parcels/reservation.ts';
import { readId } from '../../../dataProvider/ids.ts';
import { asEntered } from '../../../engine/fields/input/TextInput.tsx';
import { plain } from '../../../engine/fields/plain.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Optional } from '../../../ui/Optional.tsx';
import { useComposed } from '../../../ui/useComposed.ts';
import { useNumberLive } from '../../shared/useNumberLive.ts';
import { lookUpCategory, useCategories, useReasons } from '../recipient/lookups.ts';
import {
  countryFor,
  parseCountry,
  parseNumber,
  priceRead,
  type ParcelValues,
  type ReservationValues,
} from '../values.ts';

/** Idle time in milliseconds before a number is looked up. */
const PAUSE = 250;

interface Props {
  readonly parcel: ParcelValues;
  /** Its index in the form. */
  readonly index: number;
}

type InputProps = Props &
  Omit<TextInputProps, 'source'> & {
    readonly source: keyof ParcelValues;
    readonly optional?: boolean;
    /** An error that shows while the user types. */
    readonly live?: string | undefined;
  };

/** With `children`, a select of these options; native, as phones have a picker of their own for it. */
function ParcelInput({ parcel, index, source, label, optional, live, ...props }: InputProps) {
  const translate = useTranslate();
  const { refusal } = parcel;
  const error = refusal?.field === source ? refusal.message : live;
  const select = props.children !== undefined;
  return (
    <TextInput
      source={`parcels.${index}.${source}`}
      autoComplete="off"
      format={plain}
      parse={asEntered}
      select={select}
      {...props}
      label={
        <>
          {translate(`reservation.${plain(label)}`)}
          {optional && <Optional />}
        </>
      }
      {...(error !== undefined && { error: true })}
      helperText={error ?? props.helperText ?? false}
      slotProps={{ select: { native: true }, ...props.slotProps }}
    />
  );
}

/** Looks up the category of each number after the idle time; one that the user selected stays (R5.20). */
function useFoundCategory({ parcel, index }: Props): void {
  const { setValue } = useFormContext<ReservationValues>();
  const number = parcel.parcelNumber.trim();
  const found = useEvent((category: string | null) => {
    if (parcel.categoryBy === 'hand' || parcel.parcelNumber.trim() !== number) return;
    setValue(`parcels.${index}.categoryBy`, category === null ? null : 'number');
    // R5.21: if no category is found for the parcel number, the message is "Please select a category".
    const shown = category === null && number !== '';
    setValue(`parcels.${index}.category`, category, { shouldTouch: shown, shouldValidate: shown });
  });
  useEffect(() => {
    if (number === '') {
      found(null);
      return undefined;
    }
    const given = new AbortController();
    const look = () =>
      lookUpCategory(number, given.signal).then(found, () => {
        if (!given.signal.aborted) found(null);
      });
    const waiting = setTimeout(() => void look(), PAUSE);
    return () => {
      clearTimeout(waiting);
      given.abort();
    };
  }, [number, found]);
}

function NumberInput({ parcel, index }: Props) {
  const { setValue } = useFormContext<ReservationValues>();
  const { composed, composition } = useComposed(parcel.parcelNumber);
  return (
    <ParcelInput
      {...{ parcel, index }}
      source="parcelNumber"
      label="parcelNumber"
      className="wholeRow"
      live={useNumberLive(composed)}
      parse={parseNumber}
      onChange={({ target }) =>
        setValue(`parcels.${index}.countryCode`, countryFor(target.value, parcel))
      }
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters', ...composition } }}
    />
  );
}

function CategoryInput({ parcel, index }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext<ReservationValues>();
  const names = useCategories();
  useFoundCategory({ parcel, index });
  const { category, categoryBy } = parcel;
  const offered = category !== null && !names.includes(category) ? [category, ...names] : names;
  return (
    <ParcelInput
      {...{ parcel, index }}
      source="category"
      label="category"
      parse={(name: string) => name || null}
      onChange={({ target }) =>
        setValue(`parcels.${index}.categoryBy`, target.value === '' ? null : 'hand')
      }
      helperText={
        categoryBy === 'number' && (
          <>
            <Icon name="check" />
            {translate('reservation.found')}
          </>
        )
      }
    >
      <option value="">{translate('engine.form.choose')}</option>
      {offered.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </ParcelInput>
  );
}

/** Collapsed by default: most reservations cost nothing. The price is disabled until a reason is selected (R5.22). */
function PriceInputs({ parcel, index }: Props) {
  const translate = useTranslate();
  const { setValue } = useFormContext<ReservationValues>();
  const reasons = useReasons();
  const set = (field: 'price' | 'reference', value: string) =>
    setValue(`parcels.${index}.${field}`, value);
  if (!parcel.hasPrice)
    return (
      <Link
        component="button"
        type="button"
        className="wholeRow"
        onClick={() => setValue(`parcels.${index}.hasPrice`, true)}
      >
        <Icon name="plus" />
        {translate('reservation.priceAndReason')}
      </Link>
    );
  const shared = { parcel, index, className: 'wholeRow' };
  const disabled = parcel.costReasonId === null;
  return (
    <>
      <ParcelInput
        {...shared}
        source="costReasonId"
        label="reason"
        optional
        parse={(id: string) => (id === '' ? null : readId(id))}
        onChange={({ target }) => {
          // Without a reason there is no price (R5.23).
          if (target.value !== '') return;
          set('price', '');
          set('reference', '');
        }}
      >
        <option value="">{translate('engine.form.none')}</option>
        {reasons.map(({ costReasonId, reason }) => (
          <option key={costReasonId} value={costReasonId}>
            {reason}
          </option>
        ))}
      </ParcelInput>
      <ParcelInput
        {...shared}
        source="price"
        label="price"
        disabled={disabled}
        parse={(typed: string) => typed.trimStart()}
        onBlur={() => set('price', priceRead(parcel.price))}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <ParcelInput
        {...shared}
        source="reference"
        label="reference"
        optional
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </>
  );
}

export function ParcelFields({ priced, ...props }: Props & { readonly priced: boolean }) {
  const readsCountry = countryOfNumber(props.parcel.parcelNumber) !== undefined;
  return (
    <>
      <NumberInput {...props} />
      <ParcelInput
        {...props}
        source="countryCode"
        label="countryCode"
        parse={parseCountry}
        disabled={readsCountry}
        slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
      />
      <CategoryInput {...props} />
      {priced && <PriceInputs {...props} />}
    </>
  );
}
