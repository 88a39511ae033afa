// The ends of a range as days; undefined where open.
import type { Resource } from '../../defineResource.ts';
import { dayEnd, dayStart } from '../../fields/clock.ts';
import { plain } from '../../fields/plain.ts';
import { dayOfFilter, isDayFilter } from './filterMessages.ts';
import { useFilters } from './useFilters.ts';

export function usePeriod(resource: Resource, name: string) {
  const { values, setAll } = useFilters();
  const [from = '', to = ''] = resource.list.periods?.[name] ?? [];
  const areDays = isDayFilter(resource, from);
  const day = (end: string) => {
    const value = values[end];
    return value === undefined ? undefined : dayOfFilter(resource, end, value);
  };
  const ends = areDays ? ([plain, plain] as const) : ([dayStart, dayEnd] as const);
  const set = (first: string | undefined, last: string | undefined) =>
    setAll({
      [from]: first === undefined ? undefined : ends[0](first),
      [to]: last === undefined ? undefined : ends[1](last),
    });
  return { first: day(from), last: day(to), set };
}
