// Two people changed one record: what each of them changed, field by field.
import type { CallError } from '../../dataProvider/callError.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import type { PlannedField } from './plan.ts';
import { sameValue, valuesOf, type Values } from './values.ts';

export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed it: only one of the two, or both. */
  readonly by: 'me' | 'them' | 'both';
}

export interface Stale {
  /** The record as it is now. */
  readonly current: AnyRow;
  /** Who saved it, where the server says so. */
  readonly who: string | undefined;
  /** When, epoch milliseconds. */
  readonly time: number | undefined;
  readonly differences: readonly Difference[];
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const wordsIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What a refused save is told of; undefined where the server did not say how the record is now. */
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
    who: wordsIn(values?.['by']) ?? wordsIn(current['lastUpdatedBy']),
    time: numberIn(current['lastUpdatedTime']),
    differences,
  };
}

/** What is chosen until somebody chooses otherwise: one's own change where there is one. */
export const firstMix = ({ differences }: Stale): Readonly<Record<string, 'mine' | 'theirs'>> =>
  Object.fromEntries(differences.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine']));
