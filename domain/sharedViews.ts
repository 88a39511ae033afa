// Shared views: named filters of a list that everyone who may open the list sees.
import { holdsAny, type Authority } from './people/authorities.ts';
import type { RecordId } from './recordId.ts';
import { isPersonalFilter } from './people/personal.ts';

export type ViewFilter = Readonly<Record<string, string | number | boolean>>;

/** Authorities that may rename and remove what others have shared. */
export const VIEW_KEEPERS: readonly Authority[] = ['SETTING_EDIT'];

/** Whether a user may rename and remove a view: the one who shared it, and holders of VIEW_KEEPERS. */
export const mayChangeView = (
  sharedById: RecordId,
  user: { readonly userId: RecordId; readonly authoritySet: readonly string[] },
): boolean => sharedById === user.userId || holdsAny(user.authoritySet, VIEW_KEEPERS);

/** The filter that prevents sharing, as it contains personal data: views are never erased with a person. */
export const personalIn = (filter: ViewFilter): string | undefined =>
  Object.keys(filter).find(isPersonalFilter);

const spelled = (filter: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(filter)
      .map(([name, value]) => [name, String(value)])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

/** Whether two filters select the same records; the order of names does not matter, nor does `5` or `"5"`. */
export const sameFilter = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean => spelled(one) === spelled(other);
