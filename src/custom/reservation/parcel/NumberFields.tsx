// The number of a parcel, and its country where the number does not contain it.
import { useTranslate, useEvent } from 'react-admin';
import { readsCountry, withCountry, withNumber, withFound, withCategory } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import type { PartProps } from '../errors.ts';
import { useEffect } from 'react';
import { useNumberLive } from '../../shared/useNumberLive.ts';
import { useComposed } from '../../../ui/useComposed.ts';
import { lookUpCategory, useCategories } from '../recipient/lookups.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ParcelInput } from './ParcelInput.tsx';

/** Idle time in milliseconds before a number is looked up. */
const PAUSE = 250;

/** Looks up each number after the idle time; without a response the user selects the category. */
function useLookUp({ draft, change, pass }: Pick<PartProps, 'draft' | 'change' | 'pass'>): void {
  const number = draft.parcelNumber.trim();
  const found = useEvent((category: string | null) => {
    change((now) => withFound(now, number, category));
    // R5.21: if no category is found for the parcel number, the message is "Please select a category".
    if (category === null && number !== '') pass('category');
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

export function CategoryField(part: PartProps) {
  const translate = useTranslate();
  const names = useCategories();
  useLookUp(part);
  const { category, categoryBy } = part.draft;
  const offered = category !== null && !names.includes(category) ? [category, ...names] : names;
  return (
    <ParcelInput
      part={part}
      name="category"
      className="wholeRow"
      label={translate('reservation.category')}
      value={category ?? ''}
      helperText={
        categoryBy === 'number' && (
          <>
            <Icon name="check" />
            {translate('reservation.found')}
          </>
        )
      }
      onType={(value) => part.change((now) => withCategory(now, value || null))}
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

export function NumberFields(part: PartProps) {
  const translate = useTranslate();
  const { id, draft, errors, refusedAt, change } = part;
  const { composed, composition } = useComposed(draft.parcelNumber);
  const live = useNumberLive(composed);
  return (
    <>
      <ParcelInput
        part={part}
        name="parcelNumber"
        label={translate('reservation.parcelNumber')}
        value={draft.parcelNumber}
        live={live}
        shownBy={`${id}-number-says`}
        htmlInput={{ maxLength: 40, autoCapitalize: 'characters', ...composition }}
        onType={(value) => change((now) => withNumber(now, value))}
      />
      <ParcelInput
        part={part}
        name="countryCode"
        label={translate('reservation.countryCode')}
        value={draft.countryCode}
        disabled={readsCountry(draft)}
        shownBy={`${id}-country-says`}
        htmlInput={{ autoCapitalize: 'characters' }}
        onType={(value) => change((now) => withCountry(now, value))}
      />
      <div className="both">
        <ErrorMessage
          id={`${id}-number-says`}
          error={errors.parcelNumber}
          message={refusedAt('parcelNumber') ?? live}
        />
        <ErrorMessage
          id={`${id}-country-says`}
          error={errors.countryCode}
          message={refusedAt('countryCode')}
        />
      </div>
    </>
  );
}
