// Determines which actions a user is offered in a place, for a row.
import type { Action, Place } from './action.ts';
import type { Resource } from '../defineResource.ts';
import { isFollowable } from '../fields/link.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import type { Guarded } from '../../../contract/rights.ts';

type CanAccess = (what: Guarded) => boolean;

function permitted(action: Action<AnyRow>, canAccess: CanAccess): boolean {
  if (action.does === 'externalLink') return true;
  if (action.does === 'link') {
    const { page, feature, needs = page.needs } = action;
    return canAccess({ needs: page.needs, feature }) && canAccess({ needs });
  }
  return canAccess(action.endpoint);
}

function suits(action: Action<AnyRow>, row: AnyRow | undefined): boolean {
  if (!row) return true;
  if (action.does === 'externalLink' && !isFollowable(action.to(row))) return false;
  return action.when?.(row) ?? true;
}

/** Why a row does not take an action now, as a message key; undefined if it does. */
export function refusalOf({ actions }: Resource, name: string, row: AnyRow) {
  const action = actions[name];
  return action?.does === 'call' ? action.refuses?.(row) : undefined;
}

const stands = (action: Action<AnyRow>, place: Place) =>
  typeof action.on === 'string' ? action.on === place : action.on.some((one) => one === place);

/** Names of the actions of a place that the user may use and that apply to the row. */
export const offeredActions = (
  resource: Resource,
  canAccess: CanAccess,
  place: Place,
  row?: AnyRow,
): readonly string[] =>
  Object.entries(resource.actions)
    .filter(
      ([, action]) => stands(action, place) && permitted(action, canAccess) && suits(action, row),
    )
    .map(([name]) => name);
