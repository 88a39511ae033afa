// The inputs of one parcel: number, country, category, and what the customer is asked to pay.
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { TextInput, useEvent, useTranslate, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { countryOfNumber } from '../../../../domain/parcels/reservation.ts';
import { readId } from '../../../dataProvider/ids.ts';
import { asEntered } from '../../../engine/fields/input/TextInput.tsx';
import type { Option } from '../../../engine/fields/references/picker.ts';
import { plain } from '../../../engine/fields/plain.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Optional } from '../../../ui/Optional.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useComposed } from '../../../ui/useComposed.ts';
import { useNumberLive } from '../../shared/useNumberLive.ts';
import { useCategories, useFound, useReasons } from '../recipient/lookups.ts';
import {
  countryFor,
  parseCountry,
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
    /** The options of a select. */
    readonly options?: readonly Option[];
    /** An error that shows while the user types. */
    readonly live?: string | undefined;
  };

/** A select is native, as phones have a picker of their own for it. */
function ParcelInput(given: InputProps) {
  const { parcel, index, source, label, optional, options, live, ...props } = given;
  const translate = useTranslate();
  const { refusal } = parcel;
  const message = refusal?.field === source ? refusal.message : live;
  // An error that is not the form's own, so react-admin does not pass it on.
  const error = message === undefined ? {} : { error: true };
  return (
    <TextInput
      source={`parcels.${index}.${source}`}
      autoComplete="off"
      format={plain}
      parse={asEntered}
      select={options !== undefined}
      {...props}
      label={
        <>
          {translate(`reservation.${plain(label ?? source)}`)}
          {optional && <Optional />}
        </>
      }
      helperText={message ?? props.helperText ?? false}
      slotProps={{
        select: { native: true },
        input: error,
        formHelperText: error,
        ...props.slotProps,
      }}
    >
      {options && (
        <option value="">{translate(optional ? 'engine.form.none' : 'engine.form.choose')}</option>
      )}
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextInput>
  );
}

/** Looks up the category of each number after the idle time; one that the user selected stays (R5.20). */
function useFoundCategory({ parcel, index }: Props): void {
  const { setValue } = useFormContext<ReservationValues>();
  const [number] = useDebounced(parcel.parcelNumber.trim(), PAUSE);
  const { data, isFetching } = useFound(number);
  const found = useEvent((category: string | null) => {
    if (parcel.categoryBy === 'hand' || parcel.parcelNumber.trim() !== number) return;
    setValue(`parcels.${index}.categoryBy`, category === null ? null : 'number');
    // R5.21: if no category is found for the parcel number, the message is "Please select a category".
    const shown = category === null && number !== '';
    setValue(`parcels.${index}.category`, category, { shouldTouch: shown, shouldValidate: shown });
  });
  useEffect(() => {
    if (!isFetching) found(data?.category ?? null);
  }, [number, data, isFetching, found]);
}

function NumberInput({ parcel, index }: Props) {
  const { setValue } = useFormContext<ReservationValues>();
  const { composed, composition } = useComposed(parcel.parcelNumber);
  return (
    <ParcelInput
      {...{ parcel, index }}
      source="parcelNumber"
      className="wholeRow"
      live={useNumberLive(composed)}
      // In capitals (R5.17).
      parse={(typed: string) => typed.trimStart().toUpperCase()}
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
      options={offered.map((name) => ({ id: name, name }))}
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
    />
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
        options={reasons.map(({ costReasonId, reason }) => ({ id: costReasonId, name: reason }))}
        optional
        parse={(id: string) => (id === '' ? null : readId(id))}
        onChange={({ target }) => {
          // Without a reason there is no price (R5.23).
          if (target.value !== '') return;
          set('price', '');
          set('reference', '');
        }}
      />
      <ParcelInput
        {...shared}
        source="price"
        disabled={disabled}
        parse={(typed: string) => typed.trimStart()}
        onBlur={() => set('price', priceRead(parcel.price))}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <ParcelInput
        {...shared}
        source="reference"
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
        parse={parseCountry}
        disabled={readsCountry}
        slotProps={{ htmlInput: { autoCapitalize: 'characters' } }}
      />
      <CategoryInput {...props} />
      {priced && <PriceInputs {...props} />}
    </>
  );
}
