// Determines which actions a user is offered in a place, for a row.
import type { Action, Place } from './action.ts';
import type { Resource } from '../defineResource.ts';
import { isFollowable } from '../fields/link.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { mayUse } from '../mayUse.ts';

function permitted(action: Action<AnyRow>, held: readonly string[]): boolean {
  if (action.does === 'externalLink') return true;
  if (action.does === 'link')
    return mayUse({ needs: action.page.needs, feature: action.feature }, held);
  return mayUse(action.endpoint, held);
}

function suits(action: Action<AnyRow>, row: AnyRow | undefined): boolean {
  if (!row) return true;
  if (action.does === 'externalLink' && !isFollowable(action.to(row))) return false;
  return action.when?.(row) ?? true;
}

const stands = (action: Action<AnyRow>, place: Place) =>
  typeof action.on === 'string' ? action.on === place : action.on.some((one) => one === place);

/** Names of the actions of a place that `held` permits and that apply to the row. */
export const offeredActions = (
  resource: Resource,
  held: readonly string[],
  place: Place,
  row?: AnyRow,
): readonly string[] =>
  Object.entries(resource.actions)
    .filter(([, action]) => stands(action, place) && permitted(action, held) && suits(action, row))
    .map(([name]) => name);
