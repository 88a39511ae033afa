// The name of a record, leading to its page for those who may open it.
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageAddress } from '../definePage.ts';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../kinds/kind.ts';
import { useMayUse } from '../mayUse.ts';
import { recordName } from '../recordName.ts';

export function TitleLink({ resource, row }: { resource: Resource; row: AnyRow }) {
  const basename = useBasename();
  const mayUse = useMayUse();
  const { opens } = resource.list;
  const name = recordName(resource, row);
  if (!opens || !mayUse(opens.page)) return <b className="name">{name}</b>;
  return (
    <Link className="name" to={`${basename}/${pageAddress(opens.page, opens.with(row))}`}>
      {name}
    </Link>
  );
}
