// The filters in words: what each is called and what it is set to.
import type { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { Resource } from '../defineResource.ts';
import { choiceKey } from '../kinds/choice.tsx';
import { choicesOf } from '../kinds/kinds.ts';
import { plain } from '../kinds/plain.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The choices of a filter that is one of a list of values; nothing for a text filter. */
export const filterChoices = (resource: Resource, name: string) =>
  choicesOf(resource.collection.list.input.shape[name] as z.ZodType | undefined);

/** Every filter of a resource, those in the line first. */
export const allFilters = (resource: Resource): readonly string[] => [
  ...resource.list.filters,
  ...(resource.list.moreFilters ?? []),
];

/** `locker name “Kyren”, situation Offline` */
export function filterWords(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  translate: Translate,
): string {
  return Object.entries(values)
    .map(([name, value]) =>
      translate(filterChoices(resource, name) ? 'engine.filter.choice' : 'engine.filter.text', {
        name: translate(`resources.${resource.name}.fields.${name}`),
        value: filterChoices(resource, name) ? translate(choiceKey(name, value)) : plain(value),
      }),
    )
    .join(translate('engine.filter.comma'));
}

/** The text that somebody looks for, when they look for one alone. */
export function soughtText(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const texts = Object.entries(values).filter(([name]) => !filterChoices(resource, name));
  return texts.length === 1 ? plain(texts[0]?.[1]) : undefined;
}
