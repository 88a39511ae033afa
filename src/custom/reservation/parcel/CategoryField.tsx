// The category of a parcel: looked up while its number is typed, or selected by the user.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { withCategory } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import { useCategories } from '../recipient/lookups.ts';
import type { PartProps } from '../part.ts';
import { useLookUp } from '../recipient/useLookUp.ts';

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
