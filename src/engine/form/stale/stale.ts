// Compares the concurrent changes of two users, field by field.
import type { CallError } from '../../../dataProvider/callError.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import type { PlannedField } from '../plan.ts';
import { sameValue, valuesOf, type Values } from '../values.ts';

export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Changed by only one of the two users, or by both. */
  readonly by: 'me' | 'them' | 'both';
}

export interface Stale {
  /** The current record. */
  readonly current: AnyRow;
  /** Who saved it, if the server returns it. */
  readonly who: string | undefined;
  /** Epoch milliseconds. */
  readonly time: number | undefined;
  readonly differences: readonly Difference[];
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Details of a stale save; undefined if the server does not return the current record. */
export function staleOf(
  error: CallError,
  fields: readonly PlannedField[],
  before: Values,
  mine: Values,
): Stale | undefined {
  const { current, values } = error;
  if (error.code !== 'STALE' || !current) return undefined;
  const theirs = valuesOf(fields, current);
  const differences = fields.flatMap(({ name }): Difference[] => {
    const byMe = !sameValue(before[name], mine[name]);
    const byThem = !sameValue(before[name], theirs[name]);
    if ((!byMe && !byThem) || sameValue(mine[name], theirs[name])) return [];
    const by = byMe && byThem ? 'both' : byMe ? 'me' : 'them';
    return [{ name, mine: mine[name], theirs: theirs[name], by }];
  });
  return {
    current,
    who: textIn(values?.['by']) ?? textIn(current['lastUpdatedBy']),
    time: numberIn(current['lastUpdatedTime']),
    differences,
  };
}

/** Default choice: the user's own change if there is one. */
export const firstMix = ({ differences }: Stale): Readonly<Record<string, 'mine' | 'theirs'>> =>
  Object.fromEntries(differences.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine']));
