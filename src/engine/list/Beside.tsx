// Where the records stand that a list does not show: the list beside it.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listUrl } from '../../routes/route.ts';
import type { Resource } from '../defineResource.ts';
import { Resources } from '../resources.ts';
import { useCanAccess } from '../useCanAccess.ts';

export default function Beside({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const resources = useContext(Resources);
  const { beside } = resource.list;
  if (beside === undefined) return null;
  const other = resources[beside];
  return (
    <p className="soft beside">
      <span>{translate(`resources.${resource.name}.beside`)}</span>
      {other && canAccess(other) && (
        <Link className="link" to={listUrl(other)}>
          {translate(`resources.${beside}.title`)}
        </Link>
      )}
    </p>
  );
}
