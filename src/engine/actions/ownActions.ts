// Actions that every resource has by its endpoints: create, edit, remove.
import type { Collection } from '../../../contract/collection.ts';
import type { EndpointAction, Action, OpenForm } from './action.ts';
import type { AnyRow } from '../fields/fieldType.ts';

type Actions = Readonly<Record<string, Action<AnyRow>>>;

const removing = ({ id, remove }: Collection): EndpointAction<AnyRow> | undefined =>
  remove && {
    does: 'call',
    on: ['row', 'selection'],
    endpoint: remove,
    with: (row) => ({ [id]: row[id] }),
    confirm: true,
    grave: true,
  };

const opening = (
  endpoint: Collection['create'],
  on: 'row' | 'list',
  icon: 'edit' | 'plus',
): OpenForm | undefined => endpoint && { does: 'form', on, icon, endpoint };

/**
 * Combines the actions of a resource's declaration and endpoints: `edit` first, `remove` and `create` last. A declared
 * action with one of these names replaces the built-in one.
 */
export function withOwnActions(
  collection: Collection,
  hasForm: boolean,
  declared: Actions,
): Actions {
  const edit = hasForm ? opening(collection.update, 'row', 'edit') : undefined;
  const create = hasForm ? opening(collection.create, 'list', 'plus') : undefined;
  const remove = removing(collection);
  return {
    ...(edit && { edit }),
    ...declared,
    ...(remove && !('remove' in declared) && { remove }),
    ...(create && !('create' in declared) && { create }),
  };
}
