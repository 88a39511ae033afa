// Selection among many lockers: by search, one by one, and by group.
import { fold } from '../../../../domain/fold.ts';
import type { RecordId } from '../../../../domain/recordId.ts';

/** A locker that can be selected. */
export interface Choosable {
  readonly lockerId: RecordId;
  readonly lockerName: string;
}

/** Lockers under one name. */
export interface LockerGroup {
  readonly id: RecordId;
  readonly name: string;
  readonly lockerIds: readonly RecordId[];
}

export type Share = 'all' | 'some' | 'none';

/** The lockers whose name contains the text, ignoring case and accents. */
export function found(lockers: readonly Choosable[], text: string): readonly Choosable[] {
  const wanted = fold(text);
  if (wanted === '') return lockers;
  return lockers.filter(({ lockerName }) => fold(lockerName).includes(wanted));
}

/** How many of these are selected. */
export function shareOf(ids: readonly RecordId[], chosen: ReadonlySet<RecordId>): Share {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects all of these, or deselects them where all are selected; the others do not change. */
export function toggled(ids: readonly RecordId[], chosen: readonly RecordId[]): RecordId[] {
  const these = new Set(ids);
  if (shareOf(ids, new Set(chosen)) === 'all') return chosen.filter((id) => !these.has(id));
  return [...new Set([...chosen, ...ids])];
}

/** The groups with those of their lockers that are options here; groups without any are omitted. */
export function groupsHere(
  groups: readonly LockerGroup[],
  lockers: readonly Choosable[],
): readonly LockerGroup[] {
  const here = new Set(lockers.map(({ lockerId }) => lockerId));
  return groups
    .map((group) => ({ ...group, lockerIds: group.lockerIds.filter((id) => here.has(id)) }))
    .filter(({ lockerIds }) => lockerIds.length > 0);
}
