// One filter of a resource, by the list endpoint's schema: text, suggestions, or choice.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { useChoiceWord } from '../../fields/choice.tsx';
import { plain } from '../../fields/plain.ts';
import { useCanAccess } from '../../useCanAccess.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { filterChoices, filterFieldType } from './filterMessages.ts';
import { SuggestFilter } from './SuggestFilter.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { useTyped } from './useTyped.ts';
import { useFilters } from './useFilters.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The first filter of a bar has the search icon. */
  first?: boolean;
}

function TextFilter({ label, value, onChange, first = false }: Props) {
  const { typed, type, settle, composition } = useTyped(value, onChange);
  const translate = useTranslate();
  return (
    <div className={first ? 'find first' : 'find'}>
      {first && <Icon name="search" />}
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        {...composition}
        onKeyDown={(event) => !isComposing(event) && event.key === 'Enter' && settle(typed)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="find-clear"
          aria-label={translate('engine.filter.clearOne', { name: label })}
          onClick={() => settle('')}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}

export function Filter({
  resource,
  name,
  first = false,
}: {
  resource: Resource;
  name: string;
  first?: boolean;
}) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const wordOf = useChoiceWord(resource.name, name);
  const { values, set } = useFilters();
  const label = translate(`resources.${resource.name}.fields.${name}`);
  const value = values[name] === undefined ? undefined : plain(values[name]);
  const choices = filterChoices(resource, name);
  const change = (next: string | undefined) => set(name, next);
  if (choices) {
    return (
      <ChoiceFilter
        label={label}
        choices={choices}
        value={value}
        onChange={change}
        wordOf={wordOf}
      />
    );
  }
  const { Filter: Own } = filterFieldType(resource, name);
  if (Own) return <Own label={label} value={values[name]} onChange={(next) => set(name, next)} />;
  const suggestion = resource.list.suggest?.[name];
  const text = { label, value: value ?? '', onChange: change, first };
  if (suggestion && canAccess(suggestion.endpoint))
    return <SuggestFilter {...text} suggestion={suggestion} />;
  return <TextFilter {...text} />;
}
