// What a list has to do with another resource's: a sentence below the title, and the way there for whoever may see it.
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
