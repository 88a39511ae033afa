// The actions that every resource has by its endpoints: make one, change one, remove some.
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
 * What a resource's declaration and its endpoints offer together: `edit` first, `remove` and `create` last.
 * An action of the declaration with one of these names takes its place.
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
