// A table of figures with a line of totals; on phones, cards.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Key, ReactNode } from 'react';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { HeadCell } from './HeadCell.tsx';
import '../../engine/list/list.css';
import '../../engine/list/table/cards.css';

export interface StatColumn<R> {
  readonly name: string;
  /** Its heading. */
  readonly label: ReactNode;
  /** Numbers are aligned at their end. */
  readonly align?: 'end' | undefined;
  /** The list's sort by this column; undefined where it has none. */
  readonly sortBy?: string | undefined;
  readonly cell: (row: R) => ReactNode;
  /** In the line of totals. */
  readonly total?: ReactNode;
}

interface Props<R> {
  readonly label: string;
  /** The first is the title of a row. */
  readonly columns: readonly StatColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => Key;
  /** The title of the line of totals; without one there is none. */
  readonly total?: ReactNode;
  readonly isBusy?: boolean;
  /** The heading of a card, below that of its page or panel. */
  readonly heading?: 'h2' | 'h3';
}

/** From here on the columns move closer together on a usual screen. */
const MANY = 9;

const style = {
  '--gap': '6px',
  '& tr > th, & tr > td': { px: 'var(--gap)' },
  // Beside a row's title, neither its cell nor the first value is at an edge.
  '& td.MuiTableCell-root:first-of-type': { pl: 'var(--gap)' },
  '& :not(thead) > tr > th.MuiTableCell-root:last-of-type': { pr: 'var(--gap)' },
  '& tbody:not(:last-child) > tr:last-child > *': { borderBottom: 0 },
  '& tfoot > tr > .MuiTableCell-root': {
    borderTop: '1px solid var(--line-strong)',
    fontWeight: 600,
    color: 'text.primary',
  },
  '.table-room:last-child > & > :last-child > :last-child > *': { borderBottom: 0 },
} as const;

const manyStyle = {
  ...style,
  '@media (max-width: 1599.98px)': { '--gap': '5px', '&& .cut': { maxWidth: 112 } },
} as const;

function Cards<R>({ label, columns, rows, keyOf, total, isBusy, heading = 'h2' }: Props<R>) {
  const Heading = heading;
  const [first, ...others] = columns;
  const card = (key: Key, title: ReactNode, valueOf: (column: StatColumn<R>) => ReactNode) => (
    <li key={key} className="card">
      <Heading>{title}</Heading>
      <dl className="card-facts stack-4">
        {others.map((column) => {
          const value = valueOf(column);
          return (
            value !== undefined && (
              <div key={column.name}>
                <dt>{column.label}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
  return (
    <ul className="cards stack-8" aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => card(keyOf(row), first?.cell(row), ({ cell }) => cell(row)))}
      {total && card('total', total, (column) => column.total)}
    </ul>
  );
}

function Line<R>({
  columns: [first, ...others],
  title,
  valueOf,
}: Pick<Props<R>, 'columns'> & {
  readonly title: ReactNode;
  readonly valueOf: (column: StatColumn<R>) => ReactNode;
}) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" className={first?.align}>
        {title}
      </TableCell>
      {others.map((column) => (
        <TableCell key={column.name} className={column.align}>
          {valueOf(column)}
        </TableCell>
      ))}
    </TableRow>
  );
}

export function StatTable<R>(props: Props<R>) {
  const phone = usePhone();
  if (phone) return <Cards {...props} />;
  const { label, columns, rows, keyOf, total, isBusy } = props;
  const [first] = columns;
  return (
    <TableRoom>
      <Table
        className="list-table"
        aria-label={label}
        aria-busy={isBusy}
        sx={columns.length < MANY ? style : manyStyle}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.name} {...column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Line
              key={keyOf(row)}
              columns={columns}
              title={first?.cell(row)}
              valueOf={({ cell }) => cell(row)}
            />
          ))}
        </TableBody>
        {total && (
          <TableFooter>
            <Line columns={columns} title={total} valueOf={(column) => column.total} />
          </TableFooter>
        )}
      </Table>
    </TableRoom>
  );
}
