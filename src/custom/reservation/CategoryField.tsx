// The category of a parcel: looked up from its number while that is typed, or chosen by hand.
import { useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import { withCategory, withFound } from './draft.ts';
import { Fault } from './Fault.tsx';
import { lookUpCategory, useCategories } from './lookups.ts';
import type { PartProps } from './ParcelForm.tsx';

/** Milliseconds of rest before a number is looked up. */
const PAUSE = 250;

/** Looks each number up once it rests; a server that does not answer leaves the choice to the hand. */
function useLookUp({ draft, change, pass }: Pick<PartProps, 'draft' | 'change' | 'pass'>): void {
  const number = draft.parcelNumber.trim();
  const found = useEvent((category: string | null) => {
    change((now) => withFound(now, number, category));
    // 'When none found: Please select a category'.
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
    <div className="field wide" data-wrong={wrong || undefined}>
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
      <Fault id={`${id}-category-says`} fault={said.category} said={refusedAt('category')} />
    </div>
  );
}
