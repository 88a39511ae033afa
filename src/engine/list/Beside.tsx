// A note below the list's title on a related resource, with a link if permitted.
import { useContext } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Resource } from '../defineResource.ts';
import { useMayUse } from '../mayUse.ts';
import { Resources } from '../resources.ts';

export function Beside({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const basename = useBasename();
  const mayUse = useMayUse();
  const resources = useContext(Resources);
  const { beside } = resource.list;
  if (beside === undefined) return null;
  const other = resources[beside];
  return (
    <p className="soft beside">
      <span>{translate(`resources.${resource.name}.beside`)}</span>
      {other && mayUse(other) && (
        <Link className="link" to={`${basename}/${beside}`}>
          {translate(`resources.${beside}.title`)}
        </Link>
      )}
    </p>
  );
}
