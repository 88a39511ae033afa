// Empty state of a picker: what to create, and a link to do so.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { offeredActions } from '../../actions/offered.ts';
import { useActionMessages } from '../../actions/useActionMessages.ts';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCanAccess } from '../../useCanAccess.ts';
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
