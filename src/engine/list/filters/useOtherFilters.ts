// What the field of a list's filters offers for a text: other filters that the text fits, then filters to add.
import { useListContext, useTranslate } from 'react-admin';
import { fold } from '../../../../domain/fold.ts';
import type { Resource } from '../../defineResource.ts';
import { choiceWord } from '../../fields/choice.tsx';
import { filterChoices, filterMessages, takesText } from './filterMessages.ts';
import { useFilters } from './useFilters.ts';

/** Maximum number of values offered for a text. */
const MOST = 6;

/** Another filter that can be added, or that the text may be meant for. */
export interface FilterOption {
  readonly text: string;
  readonly add: () => void;
  /** The text in the field remains. */
  readonly keeps?: boolean;
}

/** Of filters that are not shown; `main` is the filter of the text itself, `show` shows one without a value. */
export function useOtherFilters(
  resource: Resource,
  main: string,
  names: readonly string[],
  show: (name: string) => void,
) {
  const translate = useTranslate();
  const { values, setAll } = useFilters();
  const { total, isPlaceholderData } = useListContext();
  return (text: string, explicit: boolean): readonly FilterOption[] => {
    // What was found while typing is not covered.
    if (!explicit && (total !== 0 || isPlaceholderData || values[main] !== text)) return [];
    const sought = fold(text);
    const meant = (name: string, value: string): FilterOption => ({
      text: filterMessages(resource, { [name]: value }, translate),
      add: () => setAll({ [main]: undefined, [name]: value }),
    });
    const choices = names.flatMap((name) =>
      (filterChoices(resource, name) ?? [])
        .filter((choice) =>
          fold(choiceWord(translate, resource.name, name, choice)).includes(sought),
        )
        .map((choice) => meant(name, choice)),
    );
    const toAdd = names.map((name) => {
      const label = translate(`resources.${resource.name}.fields.${name}`);
      const keeps = sought === '' || !fold(label).startsWith(sought);
      return {
        text: translate('engine.filter.addOne', { name: label }),
        keeps,
        add: () => {
          if (!keeps) setAll({ [main]: undefined });
          show(name);
        },
      };
    });
    if (sought === '') return toAdd;
    return [
      ...choices.slice(0, MOST),
      ...names.filter((name) => takesText(resource, name, text)).map((name) => meant(name, text)),
      ...toAdd.toSorted((one, other) => Number(one.keeps) - Number(other.keeps)),
    ];
  };
}
