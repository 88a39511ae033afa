// The head of a group of rows: its name and number of rows, a link to these rows alone.
import { useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCount } from '../../../ui/useCount.ts';
import type { Resource } from '../../defineResource.ts';
import { useChoiceWord } from '../../fields/choice.tsx';
import { listSearch } from '../filters/listSearch.ts';

interface Props {
  readonly resource: Resource;
  readonly by: string;
  readonly value: unknown;
}

export function GroupHead({ resource: { name }, by, value }: Props) {
  const { filterValues, sort, perPage } = useListContext();
  const word = useChoiceWord(name, by);
  const count = useCount();
  const filter = { ...filterValues, [by]: value };
  const { total } = useGetList(name, { pagination: { page: 1, perPage: 1 }, sort, filter });
  return (
    <Link className="line" to={{ search: listSearch({ filter, sort }, perPage) }}>
      {word(value)} {total !== undefined && <span className="soft">{count(total)}</span>}
    </Link>
  );
}
