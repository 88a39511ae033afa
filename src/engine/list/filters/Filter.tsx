// One filter of a resource, by the list endpoint's schema: text, suggestions, or choice. It suspends until it is loaded.
import { type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { choiceWord } from '../../fields/choice.tsx';
import { plain } from '../../fields/plain.ts';
import { useCanAccess } from '../../useCanAccess.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { filterChoices, filterFieldType } from './filterMessages.ts';
import { useFilters } from './useFilters.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const SuggestFilter = lazyPart(() => import('./SuggestFilter.tsx'));

interface Props extends Pick<ComponentProps<typeof SuggestFilter>, 'first' | 'others'> {
  readonly resource: Resource;
  readonly name: string;
}

export function Filter({ resource, name, ...look }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
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
        wordOf={(choice) => choiceWord(translate, resource.name, name, choice)}
      />
    );
  }
  const { Filter: Own } = filterFieldType(resource, name);
  if (Own) return <Own label={label} value={values[name]} onChange={(next) => set(name, next)} />;
  const suggestion = resource.list.suggest?.[name];
  return (
    <SuggestFilter
      label={label}
      value={value ?? ''}
      onChange={change}
      {...look}
      suggestion={suggestion && canAccess(suggestion.endpoint) ? suggestion : undefined}
    />
  );
}
