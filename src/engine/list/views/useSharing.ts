// The operations on the shared views of a list.
import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useListContext, useNotify, type SavedQuery } from 'react-admin';
import { sharedViews, type SharedView } from '../../../../contract/operations/sharedViews.ts';
import { personalIn } from '../../../../domain/sharedViews.ts';
import { call } from '../../../dataProvider/call.ts';
import { useOnce } from '../../../ui/useOnce.ts';
import type { Resource } from '../../defineResource.ts';
import { useFailure } from '../../useFailure.ts';
import { VIEWS_QUERY } from './useSharedViews.ts';

/** Shares a saved query, renames and removes shared views; failures are shown as toasts. */
export function useSharing(resource: Resource) {
  const queries = useQueryClient();
  const notify = useNotify();
  const fail = useFailure();
  const { sort: usual } = useListContext();
  const { path, sorts } = resource.collection.list;
  const { once } = useOnce();
  const sending = useEvent((send: () => Promise<unknown>) =>
    once(async () => {
      try {
        await send();
        return true;
      } catch (error) {
        fail(error);
        return false;
      } finally {
        await queries.invalidateQueries({ queryKey: VIEWS_QUERY });
      }
    }),
  );
  const share = useEvent(async ({ label, value }: SavedQuery) => {
    const { filter = {}, sort = usual } = value;
    if (Object.keys(filter).length === 0) return notify('engine.views.empty', { type: 'warning' });
    if (personalIn(filter) !== undefined)
      return notify('engine.views.personal', { type: 'warning' });
    const order = sorts.includes(sort.field) ? `${sort.field},${sort.order.toLowerCase()}` : null;
    const input = { list: path, name: label, filter, sort: order };
    if (await sending(() => call(sharedViews.create, input)))
      notify('engine.views.done', { type: 'success', messageArgs: { name: label } });
  });
  const rename = useEvent(({ id, lastUpdatedTime }: SharedView, name: string) =>
    sending(() => call(sharedViews.update, { id, name }, { asRead: lastUpdatedTime })),
  );
  const stop = useEvent(({ id, lastUpdatedTime }: SharedView) =>
    sending(() => call(sharedViews.remove, { id }, { asRead: lastUpdatedTime })),
  );
  return { share, rename, stop };
}
