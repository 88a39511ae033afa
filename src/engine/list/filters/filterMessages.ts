// Filters as text: their labels and values.
import type { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { Resource } from '../../defineResource.ts';
import { meaningOf } from '../../../../contract/scalars.ts';
import { choiceWord } from '../../fields/choice.tsx';
import { dayOf, isDay, isMoment } from '../../fields/clock.ts';
import type { FieldType } from '../../fields/fieldType.ts';
import { choicesOf, fieldTypeNameOf, fieldTypeOf } from '../../fields/fieldTypes.tsx';
import { plain } from '../../fields/plain.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The values of a choice filter; undefined for a text filter. */
export const filterChoices = (resource: Resource, name: string) =>
  choicesOf(resource.collection.list.input.shape[name] as z.ZodType | undefined);

/** The filter of the field type: from the field's override, else from the list endpoint's schema. */
export function filterFieldType(resource: Resource, name: string): Pick<FieldType, 'Filter'> {
  const declared = resource.fields[name]?.type;
  if (typeof declared === 'object' && declared.Filter) return declared;
  return fieldTypeOf(resource.collection.list.input.shape[name] as z.ZodType | undefined);
}

/** Whether a filter is a date (`YYYY-MM-DD`) on the wire; otherwise a moment in milliseconds. */
export function isDayFilter(resource: Resource, name: string): boolean {
  const schema = resource.collection.list.input.shape[name] as z.ZodType | undefined;
  return schema !== undefined && meaningOf(schema) === 'date';
}

/** The day of a date filter or of a moment; undefined for what is neither, as an address may have. */
export function dayOfFilter(resource: Resource, name: string, value: unknown): string | undefined {
  if (isDayFilter(resource, name)) return isDay(plain(value)) ? plain(value) : undefined;
  return isMoment(Number(value)) ? dayOf(Number(value)) : undefined;
}

/** Every filter of a resource, those in the bar first. */
export const allFilters = (resource: Resource): readonly string[] => [
  ...resource.list.filters,
  ...(resource.list.moreFilters ?? []),
];

/** The range that a filter is one end of. */
function periodOf(resource: Resource, name: string) {
  const found = Object.entries(resource.list.periods ?? {}).find(([, ends]) => ends.includes(name));
  return found && { field: found[0], end: found[1][0] === name ? 'from' : 'to' };
}

/** One filter as text. */
function oneWord(resource: Resource, translate: Translate, name: string, value: unknown): string {
  const label = (field: string) => translate(`resources.${resource.name}.fields.${field}`);
  const period = periodOf(resource, name);
  if (period)
    return translate(`engine.period.${period.end}`, {
      name: label(period.field),
      day: dayOfFilter(resource, name, value) ?? plain(value),
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
export function filterMessages(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  translate: Translate,
): string {
  return Object.entries(values)
    .map(([name, value]) => oneWord(resource, translate, name, value))
    .join(translate('engine.filter.comma'));
}

/** Whether a filter is typed as text. */
export const isTextFilter = (resource: Resource, name: string): boolean =>
  !filterChoices(resource, name) &&
  !filterFieldType(resource, name).Filter &&
  !periodOf(resource, name) &&
  !resource.list.periods?.[name];

/** Whether a text can be the value of a filter: digits for a number. */
export function takesText(resource: Resource, name: string, text: string): boolean {
  const schema = resource.collection.list.input.shape[name] as z.ZodType | undefined;
  const isNumber = fieldTypeNameOf(schema) === 'number';
  return isTextFilter(resource, name) && (!isNumber || /^\d+$/.test(text));
}

/** The search text, if it is the only filter. */
export function soughtText(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const texts = Object.entries(values).filter(([name]) => isTextFilter(resource, name));
  return texts.length === 1 ? plain(texts[0]?.[1]) : undefined;
}
