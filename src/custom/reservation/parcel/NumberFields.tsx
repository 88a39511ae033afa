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

export function CategoryField({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const names = useCategories();
  useLookUp({ draft, change, pass });
  const { category, categoryBy } = draft;
  const offered = category !== null && !names.includes(category) ? [category, ...names] : names;
  const wrong = said.category !== undefined || refusedAt('category') !== undefined;
  return (
    <div className="field wholeRow" data-wrong={wrong || undefined}>
      <label htmlFor={`${id}-category`}>{translate('reservation.category')}</label>
      <span className="inp-choice">
        <select
          id={`${id}-category`}
          className="inp lg"
          value={category ?? ''}
          aria-invalid={wrong}
          aria-describedby={`${id}-category-says`}
          onChange={(event) => change((now) => withCategory(now, event.target.value || null))}
          onBlur={() => pass('category')}
        >
          <option value="">{translate('engine.form.choose')}</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      {categoryBy === 'number' && !wrong && (
        <span id={`${id}-category-says`} className="msg">
          <Icon name="check" />
          {translate('reservation.found')}
        </span>
      )}
      <ErrorMessage id={`${id}-category-says`} fault={said.category} said={refusedAt('category')} />
    </div>
  );
}

export function NumberFields({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const read = readsCountry(draft);
  const { composed, composition } = useComposed(draft.parcelNumber);
  const live = useNumberLive(composed);
  const tellsAt = (field: 'parcelNumber' | 'countryCode') =>
    refusedAt(field) ?? (field === 'parcelNumber' ? live : undefined);
  const wrong = (field: 'parcelNumber' | 'countryCode') =>
    said[field] !== undefined || tellsAt(field) !== undefined;
  return (
    <>
      <div className="field" data-wrong={wrong('parcelNumber') || undefined}>
        <label htmlFor={`${id}-number`}>{translate('reservation.parcelNumber')}</label>
        <input
          id={`${id}-number`}
          className="inp lg"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={draft.parcelNumber}
          aria-invalid={wrong('parcelNumber')}
          aria-describedby={`${id}-number-says`}
          onChange={(event) => change((now) => withNumber(now, event.target.value))}
          onBlur={() => pass('parcelNumber')}
          {...composition}
        />
      </div>
      <div className="field" data-wrong={wrong('countryCode') || undefined}>
        <label htmlFor={`${id}-country`}>{translate('reservation.countryCode')}</label>
        <input
          id={`${id}-country`}
          className="inp lg"
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.countryCode}
          disabled={read}
          aria-invalid={wrong('countryCode')}
          aria-describedby={`${id}-country-says`}
          onChange={(event) => change((now) => withCountry(now, event.target.value))}
          onBlur={() => pass('countryCode')}
        />
      </div>
      <div className="both">
        <ErrorMessage
          id={`${id}-number-says`}
          fault={said.parcelNumber}
          said={tellsAt('parcelNumber')}
        />
        <ErrorMessage
          id={`${id}-country-says`}
          fault={said.countryCode}
          said={tellsAt('countryCode')}
        />
      </div>
    </>
  );
}
