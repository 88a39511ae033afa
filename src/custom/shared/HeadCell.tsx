// A column's heading, which sorts the list where its server can.
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { nextOrder } from '../../engine/list/table/nextOrder.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** Its text. */
  readonly label: ReactNode;
  readonly align?: 'end' | undefined;
  /** The list's sort by this column; undefined where it has none. */
  readonly sortBy?: string | undefined;
}

const style = {
  gap: 0.5,
  margin: '0 -4px',
  padding: 0.5,
  borderRadius: '4px',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function SortedCell({ label, align, sortBy }: Props & { readonly sortBy: string }) {
  const { sort, setSort } = useListContext();
  const order = sort.field === sortBy ? sort.order : undefined;
  const direction = order === 'ASC' ? 'ascending' : 'descending';
  return (
    <TableCell scope="col" className={align} aria-sort={order ? direction : 'none'}>
      <TableSortLabel
        hideSortIcon
        sx={style}
        onClick={() => setSort({ field: sortBy, order: nextOrder(sortBy, order) })}
      >
        {label}
        {order && <Icon name={order === 'ASC' ? 'sortu' : 'sortd'} size={12} />}
      </TableSortLabel>
    </TableCell>
  );
}

export function HeadCell({ label, align, sortBy }: Props) {
  if (sortBy !== undefined) return <SortedCell label={label} align={align} sortBy={sortBy} />;
  return (
    <TableCell scope="col" className={align}>
      {label}
    </TableCell>
  );
}
