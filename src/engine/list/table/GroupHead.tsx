// The head of a group of rows: its name and number of rows, a link to these rows alone.
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCount } from '../../../ui/useCount.ts';
import type { Resource } from '../../defineResource.ts';
import { choiceWord } from '../../fields/choice.tsx';
import { listSearch } from '../filters/listSearch.ts';

interface Props {
  readonly resource: Resource;
  readonly by: string;
  readonly value: unknown;
}

export function GroupHead({ resource: { name }, by, value }: Props) {
  const { filterValues, sort, perPage } = useListContext();
  const word = choiceWord(useTranslate(), name, by, value);
  const count = useCount();
  const filter = { ...filterValues, [by]: value };
  const { total } = useGetList(name, { pagination: { page: 1, perPage: 1 }, sort, filter });
  return (
    <Link className="line" to={{ search: listSearch({ filter, sort }, perPage) }}>
      {word} {total !== undefined && <span className="soft">{count(total)}</span>}
    </Link>
  );
}
