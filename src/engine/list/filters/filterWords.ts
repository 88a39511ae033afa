// The filters in words: what each is called and what it is set to.
import type { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { Resource } from '../../defineResource.ts';
import { meaningOf } from '../../../../contract/scalars.ts';
import { choiceWord } from '../../fields/choice.tsx';
import { dayOf } from '../../fields/clock.ts';
import type { FieldType } from '../../fields/fieldType.ts';
import { choicesOf, fieldTypeOf } from '../../fields/fieldTypes.ts';
import { plain } from '../../fields/plain.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The choices of a filter that is one of a list of values; nothing for a text filter. */
export const filterChoices = (resource: Resource, name: string) =>
  choicesOf(resource.collection.list.input.shape[name] as z.ZodType | undefined);

/** The kind's own way to filter, where it has one: of the field's exception, else of what the list endpoint takes. */
export function filterFieldType(resource: Resource, name: string): Pick<FieldType, 'Filter'> {
  const told = resource.fields[name]?.type;
  if (typeof told === 'object' && told.Filter) return told;
  return fieldTypeOf(resource.collection.list.input.shape[name] as z.ZodType | undefined);
}

/** Whether a filter is a day (`YYYY-MM-DD`) on the wire; a moment in milliseconds otherwise. */
export function isDayFilter(resource: Resource, name: string): boolean {
  const schema = resource.collection.list.input.shape[name] as z.ZodType | undefined;
  return schema !== undefined && meaningOf(schema) === 'date';
}

/** Every filter of a resource, those in the line first. */
export const allFilters = (resource: Resource): readonly string[] => [
  ...resource.list.filters,
  ...(resource.list.moreFilters ?? []),
];

/** The period that a filter is one end of. */
function periodOf(resource: Resource, name: string) {
  const found = Object.entries(resource.list.periods ?? {}).find(([, ends]) => ends.includes(name));
  return found && { field: found[0], end: found[1][0] === name ? 'from' : 'to' };
}

/** One filter in words. */
function oneWord(resource: Resource, translate: Translate, name: string, value: unknown): string {
  const label = (field: string) => translate(`resources.${resource.name}.fields.${field}`);
  const period = periodOf(resource, name);
  if (period)
    return translate(`engine.period.${period.end}`, {
      name: label(period.field),
      day: isDayFilter(resource, name) ? plain(value) : dayOf(Number(value)),
    });
  if (filterChoices(resource, name))
    return translate('engine.filter.choice', {
      name: label(name),
      value: choiceWord(translate, resource.name, name, value),
    });
  if (filterFieldType(resource, name).Filter && !isDayFilter(resource, name)) return label(name);
  return translate('engine.filter.text', { name: label(name), value: plain(value) });
}

/** `locker name “Kyren”, situation Offline` */
export function filterWords(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  translate: Translate,
): string {
  return Object.entries(values)
    .map(([name, value]) => oneWord(resource, translate, name, value))
    .join(translate('engine.filter.comma'));
}

/** The text that somebody looks for, when they look for one alone. */
export function soughtText(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const texts = Object.entries(values).filter(
    ([name]) =>
      !filterChoices(resource, name) &&
      !filterFieldType(resource, name).Filter &&
      !periodOf(resource, name),
  );
  return texts.length === 1 ? plain(texts[0]?.[1]) : undefined;
}
