// Empty state of a picker: what to create, and a link to do so.
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../../../dataProvider/call.ts';
import { offeredActions } from '../../actions/offered.ts';
import { useActionMessages } from '../../actions/useActionMessages.ts';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCanAccess } from '../../useCanAccess.ts';
import { Resources } from '../../resources.ts';
import { createUrl, pageUrl } from '../../../routes/route.ts';

/** The primary action of its list: the page or form of a new record. Undefined without the permission. */
function useCreating(resource: Resource): { name: string; to: string } | undefined {
  const canAccess = useCanAccess();
  const forms = offeredActions(resource, canAccess, 'list').flatMap((name) => {
    const action = resource.actions[name];
    if (action?.does === 'form') return [{ name, to: createUrl(resource) }];
    return action?.does === 'link' ? [{ name, to: pageUrl(action.page, {}) }] : [];
  });
  return forms.at(-1);
}

/**
 * The target resource, once its own list is confirmed empty: an empty result of another server's suggestions does not prove
 * that there are no records.
 */
export function useMissing(resourceName: string | undefined, when: boolean): Resource | undefined {
  const resource = useContext(Resources)[resourceName ?? ''];
  const list = resource?.collection.list;
  const canAccess = useCanAccess();
  const { data } = useQuery({
    queryKey: [resourceName, 'any'],
    queryFn: async ({ signal }) => list && call(list, { page: 0, size: 1 }, { signal }),
    enabled: when && list !== undefined && canAccess(list),
  });
  return when && data?.totalElements === 0 ? resource : undefined;
}

export function NothingYet({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const creating = useCreating(resource);
  const { label } = useActionMessages(resource);
  const resourceName = `resources.${resource.name}`;
  const where = translate(`${resourceName}.title`);
  return (
    <span className="msg" role="status">
      <Icon name="info" />
      <span>
        {translate(`${resourceName}.empty.title`)}
        {translate('engine.form.sentenceEnd')}
        {creating === undefined ? (
          translate('engine.form.createdIn', { where })
        ) : (
          <Link to={creating.to}>
            {translate('engine.form.createIn', { label: label(creating.name), where })}
          </Link>
        )}
      </span>
    </span>
  );
}
